import type { z } from 'zod'
import { ofColumn, toConditions } from '@/backend/areas/listing/choices'
import { findOpen } from '@/backend/areas/listing/open-listing'
import type { Database } from '@/backend/db/connect'
import type { vacancyFilters } from '@/lib/contract/vacancies/vacancy'
import { toVacancyChoices } from './vacancy-choices'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

export async function listOpenVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: z.output<typeof vacancyFilters>,
) {
  const { vacancy } = tables
  const choices = { ...toVacancyChoices(tables), companyId: ofColumn(vacancy.companyId) }
  const conditions = toConditions(choices, filters)
  const { ids, ...page } = await findOpen(db, vacancy, today, filters, conditions)
  return { ...page, data: await listVacancySummaries(db, tables, today, ids) }
}
