import { z } from 'zod'
import { count, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** The logo has a `url`, the others a `value` (spec §3). */
export const settingSchema = z.object({
  key: z.string(),
  value: z.string().nullable(),
  url: z.string().nullable(),
})

export const settingEndpoints = {
  list: endpoint({
    id: 'listSettings',
    method: 'GET',
    path: '/v1/setting',
    tag: 'Site',
    summary: 'Settings of the site: name, contact details, social and store links',
    reply: pageOf(settingSchema),
  }),
}

/** "G-…"; null: no analytics. */
export const googleAnalytic = z.object({ measurementId: z.string().nullable() })

export const googleAnalyticEndpoints = {
  get: endpoint({
    id: 'getGoogleAnalytic',
    method: 'GET',
    path: '/v1/google-analytic',
    tag: 'Site',
    summary: 'Where visits are measured, if anywhere',
    reply: googleAnalytic,
  }),
}

export const dashboard = z.object({
  openJobs: count,
  jobsClosingThisWeek: count,
  openInternships: count,
  openScholarships: count,
  majors: count,
  universities: count,
  employers: count,
  employersIsExact: z.boolean(),
  provinces: count,
})
export type SiteCounts = z.output<typeof dashboard>

export const siteCountsEndpoints = {
  get: endpoint({
    id: 'getDashboard',
    method: 'GET',
    path: '/v1/dashboard',
    tag: 'Site',
    summary: 'Counts of what is open in each area, hiring employers and the provinces they hire in',
    reply: dashboard,
  }),
}
