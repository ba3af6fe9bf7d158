import { z } from 'zod'
import { count } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

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
