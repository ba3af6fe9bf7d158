import { z } from 'zod'
import { id, MAX_LIMIT } from './common'
import { endpoint } from './endpoint'
import { scholarshipSummary } from './scholarships/scholarship'
import { vacancySummary } from './vacancies/vacancy'

const ids = z.array(id).max(MAX_LIMIT).default([])

/** Lists items by id: a device stores only the ids of what it saved (decision 038). */
export const itemsByIdEndpoints = {
  list: endpoint({
    id: 'listItems',
    method: 'POST',
    path: '/v1/items',
    tag: 'Items',
    summary: 'The jobs, internships and scholarships of these ids, open or closed, in their order',
    cost: 'expensive',
    extension: true,
    body: z.strictObject({ jobs: ids, internships: ids, scholarships: ids }),
    /** Deleted and taken-down items are left out. */
    reply: z.object({
      jobs: z.array(vacancySummary),
      internships: z.array(vacancySummary),
      scholarships: z.array(scholarshipSummary),
    }),
  }),
}
