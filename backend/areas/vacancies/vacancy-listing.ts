import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { ofColumn, toConditions } from '@/backend/areas/listing/choices'
import { countKept } from '@/backend/areas/listing/kept-counts'
import { findOpen } from '@/backend/areas/listing/open-listing'
import type { Database } from '@/backend/db/connect'
import type { vacancyFilters } from '@/lib/contract/vacancies/vacancy'
import { toVacancyChoices } from './vacancy-choices'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

type Filters = z.output<typeof vacancyFilters>

export async function listOpenVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: Filters,
) {
  const isKept = filters.companyId === undefined
  const kept = isKept ? await countKept(db, tables.counts, today, filters) : null
  const conditions = toVacancyConditions(tables, filters)
  const { ids, ...page } = await findOpen(db, tables.vacancy, today, filters, conditions, kept)
  return { ...page, data: await listVacancySummaries(db, tables, today, ids) }
}

/** What its filters ask of a row, its text left out. */
export function toVacancyConditions(tables: VacancyTables, filters: Filters): SQL[] {
  const choices = {
    ...toVacancyChoices(tables),
    companyId: ofColumn(tables.vacancy.companyId),
  }
  return toConditions(choices, filters)
}
