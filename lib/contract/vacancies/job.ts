import type { z } from 'zod'
import { type vacancy, vacancyFilters, type vacancySummary } from './vacancy'
import { vacancyEndpoints } from './vacancy-endpoints'

export type JobSummary = z.output<typeof vacancySummary>
export type Job = z.output<typeof vacancy>

export const jobFilters = vacancyFilters

export const jobEndpoints = vacancyEndpoints({
  path: '/v1/job',
  one: 'Job',
  many: 'Jobs',
  noun: { one: 'vacancy', withArticle: 'a vacancy', many: 'vacancies' },
})
