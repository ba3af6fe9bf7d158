import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'

export const dashboard = z.object({
  openJobs: z.int().min(0),
  jobsClosingThisWeek: z.int().min(0),
  openInternships: z.int().min(0),
  openScholarships: z.int().min(0),
  majors: z.int().min(0),
  universities: z.int().min(0),
  employers: z.int().min(0),
  provinces: z.int().min(0),
})
export type Dashboard = z.output<typeof dashboard>

export const dashboardEndpoints = {
  get: endpoint({
    id: 'getDashboard',
    method: 'GET',
    path: '/v1/dashboard',
    tag: 'Site',
    summary: 'Counts of what is open in each area, hiring employers and the provinces they hire in',
    reply: dashboard,
  }),
}
