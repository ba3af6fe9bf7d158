import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { toConditions } from '@/backend/areas/listing/choices'
import { countOpenSince, type DatedTable } from '@/backend/areas/listing/open-listing'
import { scholarshipChoices } from '@/backend/areas/scholarships/scholarship-choices'
import { toVacancyConditions } from '@/backend/areas/vacancies/vacancy-listing'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { scholarshipFilters } from '@/lib/contract/scholarships/scholarship'
import type { SearchedArea } from '@/lib/contract/searches/kept-search'
import { vacancyFilters } from '@/lib/contract/vacancies/vacancy'

type Searched = { readonly search: string; readonly since: string }

type Sought = { readonly searchText: string | undefined; readonly conditions: readonly SQL[] }

type Area = {
  readonly table: DatedTable
  /** Null: not a search of this area. */
  readonly read: (query: Readonly<Record<string, readonly string[]>>) => Sought | null
}

const areas: Readonly<Record<SearchedArea, Area>> = {
  jobs: toVacancyArea(jobs),
  internships: toVacancyArea(internships),
  scholarships: {
    table: scholarship,
    read: reader(scholarshipFilters, (filters) => toConditions(scholarshipChoices, filters)),
  },
}

/** Open ones posted after the moment, as the area's list would find them; null when the search cannot be read. */
export async function countNew(
  db: Database,
  today: string,
  area: SearchedArea,
  { search, since }: Searched,
): Promise<number | null> {
  const { table, read } = areas[area]
  const sought = read(toLists(search))
  return sought === null ? null : countOpenSince(db, table, today, { ...sought, since })
}

function toVacancyArea(tables: VacancyTables): Area {
  return {
    table: tables.vacancy,
    read: reader(vacancyFilters, (filters) => toVacancyConditions(tables, filters)),
  }
}

function reader<Filters extends { readonly searchText?: string | undefined }>(
  schema: z.ZodType<Filters>,
  toFilterConditions: (filters: Filters) => readonly SQL[],
): Area['read'] {
  return (query) => {
    const single = Object.entries(query).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ])
    const parsed = schema.safeParse(Object.fromEntries(single))
    if (!parsed.success) return null
    return { searchText: parsed.data.searchText, conditions: toFilterConditions(parsed.data) }
  }
}

function toLists(search: string): Record<string, readonly string[]> {
  const params = new URLSearchParams(search)
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
}
