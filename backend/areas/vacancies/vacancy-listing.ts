import { and, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { countBroader } from '@/backend/areas/listing/broader'
import { isOpen } from '@/backend/areas/listing/closing'
import { countFilterValues, type FilterValues, toConditions } from '@/backend/areas/listing/filters'
import { INDEX_ENTRIES_PER_ROW, NEWEST_FIRST } from '@/backend/areas/listing/listed-table'
import { countOpenItems } from '@/backend/areas/listing/matches/count-open-items'
import { toCountFields } from '@/backend/areas/listing/matches/match-counts'
import { estimateRowCount, LARGE_TABLE } from '@/backend/areas/listing/matches/sample-matches'
import { findOpenItems } from '@/backend/areas/listing/open-listing'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import {
  areDisjoint,
  getStoredCount,
  getStoredFacets,
  listFiltersWithStoredFacets,
} from '@/backend/areas/listing/stored-counts'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { MAX_LISTED } from '@/lib/contract/common'
import {
  type VacancyFacets,
  type vacancyFacetFilters,
  vacancyFacets,
  type vacancyFilters,
} from '@/lib/contract/vacancies/vacancy'
import {
  areCounted,
  filterByEmployer,
  toIndexConditions,
  toVacancyFilters,
} from './vacancy-filters'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

/** Maximum of rows of a large table counted per filter. */
const MOST_IN_LARGE = 3000

const MAX_SIMILAR = 6

/** Newest candidates compared; older ones are seldom worth showing. */
const MAX_CANDIDATES = 500

type Filters = z.output<typeof vacancyFilters>

type FacetFilters = z.output<typeof vacancyFacetFilters>

export async function listOpenVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: Filters,
) {
  const filtered = await readFiltered(db, tables, today, filters)
  const { ids, ...page } = await findOpenItems(db, tables.vacancy, today, filters, filtered)
  return { ...page, data: await listVacancySummaries(db, tables, today, ids) }
}

export async function countBroaderVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: FacetFilters,
) {
  const { vacancy } = tables
  const haystack = { table: vacancy, where: isOpen(vacancy, today), today }
  const match = await findTextMatch(db, haystack, filters.searchText)
  return countBroader(filters, async (some) => {
    const text = some.searchText === undefined ? null : match
    const filtered = await readFiltered(db, tables, today, some)
    return toCountFields(await countOpenItems(db, vacancy, today, text, filtered))
  })
}

/** Builds the conditions of the filters, without the search text. */
export function toVacancyConditions(tables: VacancyTables, filters: FacetFilters): SQL[] {
  const choices = {
    ...toVacancyFilters(tables),
    companyId: filterByEmployer(tables),
  }
  return toConditions(choices, filters)
}

async function readFiltered(
  db: Database,
  tables: VacancyTables,
  today: string,
  filters: FacetFilters,
) {
  const ofCompany = toConditions({ companyId: filterByEmployer(tables) }, filters)
  const isCounted =
    ofCompany.length === 0 &&
    areCounted(tables, filters) &&
    (await areDisjoint(db, tables.counts, today, filters))
  return {
    conditions: toVacancyConditions(tables, filters),
    indexConditions: [...toIndexConditions(tables, filters), ...ofCompany],
    stored: isCounted ? await getStoredCount(db, tables.counts, today, filters) : null,
  }
}

export async function listSimilarVacancies(
  db: Database,
  tables: VacancyTables,
  today: string,
  id: number,
) {
  const { vacancy } = tables
  // The index of the newest holds everything compared, so no row is read (decision 037).
  const { rows } = await db.execute<{ id: number }>(sql`
    with this as (
      select category_id, company_id, major_ids from ${vacancy} where id = ${id}
    ), candidates as materialized (
      select ${vacancy.id}, ${vacancy.postedAt}, ${vacancy.categoryId}, ${vacancy.companyId}, ${vacancy.majorIds} from ${vacancy}, this
      where ${isOpen(vacancy, today)} and ${vacancy.id} <> ${id} and (
        ${vacancy.categoryId} = this.category_id or ${vacancy.companyId} = this.company_id
        or ${vacancy.majorIds} && this.major_ids
      )
      order by ${vacancy.postedAt} desc nulls first, ${vacancy.id} desc nulls first
      limit ${MAX_CANDIDATES}
    )
    select c.id from candidates c, this
    order by
      2 * (select count(*) from unnest(c.major_ids) as major where major = any(this.major_ids))
        + coalesce((c.category_id = this.category_id)::int, 0)
        + (c.company_id = this.company_id)::int desc,
      c.posted_at desc, c.id desc
    limit ${MAX_SIMILAR}`)
  const data = await listVacancySummaries(
    db,
    tables,
    today,
    rows.map((row) => row.id),
  )
  return toPage(data, data.length, { limit: MAX_SIMILAR, offset: 0 })
}

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
