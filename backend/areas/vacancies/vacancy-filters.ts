import { type SQL, sql } from 'drizzle-orm'
import {
  type Filter,
  type Filters,
  type FilterValues,
  filterByArray,
  filterByColumn,
  toConditions,
  toSqlList,
} from '@/backend/areas/listing/filters'
import { company } from '@/backend/db/schema/company'
import { COUNTED_FILTERS, toFilterValues } from '@/backend/db/schema/vacancy'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import type { VacancyTables } from './vacancy-tables'

export function toVacancyFilters({ vacancy }: VacancyTables) {
  return {
    categoryId: filterByColumn(vacancy.categoryId),
    majorId: filterByArray(vacancy.majorIds),
    companyTypeId: filterByColumn(vacancy.companyTypeId),
    salaryId: filterByColumn(vacancy.salaryId),
    typeId: filterByColumn(vacancy.typeId),
    levelId: filterByColumn(vacancy.levelId),
    locationId: filterByArray(vacancy.locationIds),
  } satisfies Record<keyof VacancyFacets, unknown>
}

/** Filters by employer; of one that was merged, saved searches and alerts find the listings of the other. */
export function filterByEmployer({ vacancy }: VacancyTables): Filter {
  const { id, mergedIntoId } = company
  return {
    ...filterByColumn(vacancy.companyId),
    // An array is read before the plan is run, so that the index by employer serves.
    where: (chosen) => sql`${vacancy.companyId} = any (array(
      select coalesce(${mergedIntoId}, ${id}) from ${company} where ${id} in (${toSqlList(chosen)})))`,
  }
}

type Values = FilterValues<ReturnType<typeof toVacancyFilters>>

/** Whether the stored counts hold for the chosen filters. */
export function areCounted(tables: VacancyTables, chosen: Values): boolean {
  return toConditions(listUncounted(tables), chosen).length === 0
}

function listUncounted(tables: VacancyTables): Filters {
  const filters = Object.entries(toVacancyFilters(tables))
  return Object.fromEntries(filters.filter(([name]) => !(name in COUNTED_FILTERS)))
}

/** Builds the same conditions for reading all matches: one index combines the counted filters (decision 037). */
export function toIndexConditions(tables: VacancyTables, chosen: Values): SQL[] {
  const names = Object.keys(COUNTED_FILTERS) as (keyof typeof COUNTED_FILTERS)[]
  const numbered = names.flatMap((name) => {
    const values = chosen[name]
    return values === undefined ? [] : [toNumbered(name, [values].flat())]
  })
  // Combined, the rarest value leads and the others are skipped through; alone, each is read in full.
  const all = numbered.filter(({ length }) => length === 1).flat()
  const asked = numbered.filter(({ length }) => length > 1).map((some) => toAsked(sql`&&`, some))
  return [
    ...(all.length === 0 ? [] : [toAsked(sql`@>`, all)]),
    ...asked,
    ...toConditions(listUncounted(tables), chosen),
  ]

  function toAsked(operator: SQL, values: readonly number[]): SQL {
    return sql`${toFilterValues(tables.vacancy)} ${operator} array[${toSqlList(values)}]::bigint[]`
  }
}

function toNumbered(
  name: keyof typeof COUNTED_FILTERS,
  values: readonly (string | number)[],
): number[] {
  return values.map((value) => Number(value) * 8 + COUNTED_FILTERS[name])
}
