import type { z } from 'zod'
import { findOpen } from '@/backend/areas/listing/open-listing'
import type { Database } from '@/backend/db/connect'
import type { vacancyFilters } from '@/lib/contract/vacancies/vacancy'
import { toChoiceConditions } from './vacancy-filters'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

type Filters = z.output<typeof vacancyFilters>

/** A page of open vacancies; counts stop at 10,000, for misspelt words sooner (architecture §8). */
export async function listOpenVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: Filters,
) {
  const conditions = toChoiceConditions(tables, filters)
  const { ids, ...page } = await findOpen(db, tables.vacancy, today, filters, conditions)
  return { ...page, data: await listVacancySummaries(db, tables, today, ids) }
}
