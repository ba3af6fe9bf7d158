import type { z } from 'zod'
import { type vacancy, vacancyFilters } from './vacancy'
import { vacancyEndpoints } from './vacancy-endpoints'

export type Internship = z.output<typeof vacancy>

export const internshipFilters = vacancyFilters

export const internshipEndpoints = vacancyEndpoints({
  path: '/v1/internship',
  one: 'Internship',
  many: 'Internships',
  noun: { one: 'internship', withArticle: 'an internship', many: 'internships' },
})
