import { z } from 'zod'
import { applicationState } from '@/lib/contract/applications/application-state'
import { count, day, id, lookupItem, moment, momentInput } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { schemalessAccountOverviewEndpoints } from './schemaless-overview-endpoints'

const newCount = count.max(MAX_NEW_COUNT)

/**
 * `saved.soon` counts open ones that close within seven days; `saved.next` closes first. `fresh` counts up to
 * 100 listings for the user's major that were published since; null when the user has no major.
 * `applications.last` may be withdrawn, or its listing taken down.
 */
export const accountOverviewSchema = z.object({
  saved: z.object({
    open: count,
    soon: count,
    next: z
      .object({
        kind: z.enum(['job', 'internship', 'scholarship']),
        id,
        title: z.string(),
        closingDate: day,
      })
      .nullable(),
  }),
  fresh: z.object({ major: lookupItem, jobs: newCount, internships: newCount }).nullable(),
  applications: z.object({
    sent: count,
    last: z.object({ title: z.string(), state: applicationState, appliedAt: moment }).nullable(),
  }),
})
export type AccountOverview = z.output<typeof accountOverviewSchema>

export const accountOverviewEndpoints = {
  get: endpoint({
    id: 'getOverview',
    ...schemalessAccountOverviewEndpoints.get,
    tag: 'Profile',
    summary: "What is the user's at a glance: saved, new for their major since a moment, sent",
    extension: true,
    query: z.object({ since: momentInput }),
    reply: accountOverviewSchema,
  }),
}
