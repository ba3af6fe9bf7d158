import { and } from 'drizzle-orm'
import type { z } from 'zod'
import { countChoices, ofColumn, toConditions } from '@/backend/areas/listing/choices'
import { isOpen } from '@/backend/areas/listing/closing'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import {
  type VacancyFacets,
  type vacancyFacetFilters,
  vacancyFacets,
} from '@/lib/contract/vacancies/vacancy'
import { toVacancyChoices } from './vacancy-choices'
import type { VacancyTables } from './vacancy-tables'

export async function countVacancyFacets(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: z.output<typeof vacancyFacetFilters>,
): Promise<VacancyFacets> {
  const { vacancy } = tables
  const open = isOpen(vacancy, today)
  const match = await searchFor(db, { table: vacancy, where: open }, filters.searchText)
  const ofCompany = toConditions({ companyId: ofColumn(vacancy.companyId) }, filters)
  const where = and(open, match?.where, ...ofCompany)
  const from = { table: vacancy, id: vacancy.id, where }
  return vacancyFacets.parse(await countChoices(db, from, toVacancyChoices(tables), filters))
}
