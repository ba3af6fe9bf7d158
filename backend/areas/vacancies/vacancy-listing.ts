import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { countBroader } from '@/backend/areas/listing/broader'
import { ofColumn, toConditions } from '@/backend/areas/listing/choices'
import { isOpen } from '@/backend/areas/listing/closing'
import { countKept } from '@/backend/areas/listing/kept-counts'
import { toCounts } from '@/backend/areas/listing/match-counts'
import { countFound, findOpen } from '@/backend/areas/listing/open-listing'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import type { vacancyFacetFilters, vacancyFilters } from '@/lib/contract/vacancies/vacancy'
import { toGathered, toVacancyChoices } from './vacancy-choices'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

type Filters = z.output<typeof vacancyFilters>
type FacetFilters = z.output<typeof vacancyFacetFilters>

export async function listOpenVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: Filters,
) {
  const isKept = filters.companyId === undefined
  const kept = isKept ? await countKept(db, tables.counts, today, filters) : null
  const conditions = toVacancyConditions(tables, filters)
  const gathered = toGatheredConditions(tables, filters)
  const { vacancy } = tables
  const { ids, ...page } = await findOpen(db, vacancy, today, filters, conditions, kept, gathered)
  return { ...page, data: await listVacancySummaries(db, tables, today, ids) }
}

export async function countBroaderVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: FacetFilters,
) {
  const { vacancy, counts } = tables
  const { searchText } = filters
  const haystack = { table: vacancy, where: isOpen(vacancy, today), today }
  const match = await searchFor(db, haystack, searchText)
  return countBroader(filters, async (some) => {
    const kept = some.companyId === undefined ? await countKept(db, counts, today, some) : null
    const text = some.searchText === undefined ? null : match
    const conditions = toVacancyConditions(tables, some)
    const gathered = toGatheredConditions(tables, some)
    return toCounts(await countFound(db, vacancy, today, text, conditions, kept, gathered))
  })
}

/** What its filters ask of a row, its text left out. */
export function toVacancyConditions(tables: VacancyTables, filters: FacetFilters): SQL[] {
  const choices = {
    ...toVacancyChoices(tables),
    companyId: ofColumn(tables.vacancy.companyId),
  }
  return toConditions(choices, filters)
}

function toGatheredConditions(tables: VacancyTables, filters: FacetFilters): SQL[] {
  const ofCompany = toConditions({ companyId: ofColumn(tables.vacancy.companyId) }, filters)
  return [...toGathered(tables, filters), ...ofCompany]
}
