import { and } from 'drizzle-orm'
import type { z } from 'zod'
import { isOpen } from '@/backend/areas/listing/closing'
import { countFilterValues, type FilterValues, toConditions } from '@/backend/areas/listing/filters'
import { INDEX_ENTRIES_PER_ROW, NEWEST_FIRST } from '@/backend/areas/listing/listed-table'
import { estimateRowCount, LARGE_TABLE } from '@/backend/areas/listing/matches/sample-matches'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import {
  areDisjoint,
  getStoredCount,
  getStoredFacets,
  listFiltersWithStoredFacets,
} from '@/backend/areas/listing/stored-counts'
import type { Database } from '@/backend/db/connect'
import { MAX_LISTED } from '@/lib/contract/common'
import {
  type VacancyFacets,
  type vacancyFacetFilters,
  vacancyFacets,
} from '@/lib/contract/vacancies/vacancy'
import {
  areCounted,
  filterByEmployer,
  toIndexConditions,
  toVacancyFilters,
} from './vacancy-filters'
import type { VacancyTables } from './vacancy-tables'

/** Maximum of rows of a large table counted per filter. */
const MOST_IN_LARGE = 3000

/**
 * Counts facet values from the stored counts where possible, and otherwise up to 10,000 rows (decision 037).
 */
export async function countVacancyFacets(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: z.output<typeof vacancyFacetFilters>,
): Promise<VacancyFacets> {
  const { vacancy, counts } = tables
  const choices = toVacancyFilters(tables)
  const open = isOpen(vacancy, today)
  const match = await findTextMatch(db, { table: vacancy, where: open, today }, filters.searchText)
  const isStored =
    match === null &&
    filters.companyId === undefined &&
    areCounted(tables, filters) &&
    (await areDisjoint(db, counts, today, filters))
  const stored = isStored ? listFiltersWithStoredFacets(counts, filters) : []
  const all = Object.keys(choices) as (keyof typeof choices)[]
  const names = all.filter((name) => !stored.some((each) => each === name))
  const gather = (some: FilterValues<typeof choices>) => toIndexConditions(tables, some)
  const ofCompany = toConditions({ companyId: filterByEmployer(tables) }, filters)
  const where = and(open, match?.where, ...ofCompany)
  const size = await estimateRowCount(db, vacancy)
  const isInLarge = size >= LARGE_TABLE
  const atMost = isInLarge ? MOST_IN_LARGE : MAX_LISTED
  const from = { table: vacancy, id: vacancy.id, where, names, atMost }
  const read = async () => {
    if (!isInLarge || match !== null) return from
    const { total = 0 } = (isStored ? await getStoredCount(db, counts, today, filters) : null) ?? {}
    const isWalked = size < INDEX_ENTRIES_PER_ROW * total
    return isWalked ? { ...from, order: NEWEST_FIRST } : { ...from, gather }
  }
  return vacancyFacets.parse({
    ...(stored.length === 0 ? {} : await getStoredFacets(db, counts, today, stored, filters)),
    ...(names.length === 0 ? {} : await countFilterValues(db, await read(), choices, filters)),
  })
}
