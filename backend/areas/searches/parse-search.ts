import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { toConditions } from '@/backend/areas/listing/filters'
import type { ListedTable } from '@/backend/areas/listing/listed-table'
import { countOpenItemsSince } from '@/backend/areas/listing/open-listing'
import { scholarshipFilterColumns } from '@/backend/areas/scholarships/scholarship-filters'
import { toVacancyConditions } from '@/backend/areas/vacancies/vacancy-listing'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { scholarshipFilters } from '@/lib/contract/scholarships/scholarship'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { vacancyFilters } from '@/lib/contract/vacancies/vacancy'

type Filters = Readonly<Record<string, unknown>>

type ParsedSearch = {
  readonly table: ListedTable
  readonly searchText: string | undefined
  readonly conditions: readonly SQL[]
  /** By their names in the address, as the area's list parses them. */
  readonly filters: Filters
}

type Sought = Pick<ParsedSearch, 'searchText' | 'conditions' | 'filters'>

type Area = {
  readonly table: ListedTable
  readonly read: (query: Readonly<Record<string, readonly string[]>>) => Sought | null
}

const areas: Readonly<Record<ListingType, Area>> = {
  jobs: toVacancyArea(jobs),
  internships: toVacancyArea(internships),
  scholarships: {
    table: scholarship,
    read: reader(scholarshipFilters, (filters) => toConditions(scholarshipFilterColumns, filters)),
  },
}

/** Parses a saved query into what the area's list would search; null when it is invalid. */
export function parseSearch(area: ListingType, search: string): ParsedSearch | null {
  const { table, read } = areas[area]
  const sought = read(toLists(search))
  return sought === null ? null : { table, ...sought }
}

function toVacancyArea(tables: VacancyTables): Area {
  return {
    table: tables.vacancy,
    read: reader(vacancyFilters, (filters) => toVacancyConditions(tables, filters)),
  }
}

function reader<Of extends Filters & { readonly searchText?: string | undefined }>(
  schema: z.ZodType<Of>,
  toFilterConditions: (filters: Of) => readonly SQL[],
): Area['read'] {
  return (query) => {
    const single = Object.entries(query).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ])
    const { success, data } = schema.safeParse(Object.fromEntries(single))
    if (!success) return null
    return { searchText: data.searchText, conditions: toFilterConditions(data), filters: data }
  }
}

function toLists(search: string): Record<string, readonly string[]> {
  const params = new URLSearchParams(search)
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
}

type Searched = { readonly search: string; readonly since: string }

/**
 * Counts open items published after a moment that the search would list; null when the search cannot be
 * parsed.
 */
export async function countNewItems(
  db: Database,
  today: string,
  area: ListingType,
  { search, since }: Searched,
): Promise<number | null> {
  const sought = parseSearch(area, search)
  return sought === null ? null : countOpenItemsSince(db, sought.table, today, { ...sought, since })
}
