import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VacancyFacets, vacancyFacetFilters } from '@/lib/contract/vacancy'
import type { Database } from '../db/connect'
import { company } from '../db/schema/company'
import { isOpen } from './closing'
import { searchFor } from './text-search'
import { bareName, type VacancyTables } from './vacancy-tables'

type Filters = z.output<typeof vacancyFacetFilters>
type Facet = keyof VacancyFacets

/** Columns of `base` that hold a facet's value; majors have a table of their own. */
const COLUMNS = {
  categoryId: sql`category_id`,
  companyTypeId: sql`company_type_id`,
  salaryId: sql`salary_id`,
  typeId: sql`type_id`,
  levelId: sql`level_id`,
  locationId: sql`location_id`,
} satisfies Partial<Record<Facet, SQL>>

/**
 * How many open vacancies each value of a filter would leave under the other filters. The table is
 * read once; each facet then counts what was collected.
 */
export async function countVacancyFacets(
  db: Database,
  { vacancy, majors }: VacancyTables,
  today: string,
  filters: Filters,
): Promise<VacancyFacets> {
  const match = await searchFor(
    db,
    { table: vacancy, where: isOpen(vacancy, today) },
    filters.searchText,
  )
  const ofCompany =
    filters.companyId === undefined ? undefined : eq(vacancy.companyId, filters.companyId)
  const hasMajor =
    filters.majorId === undefined
      ? sql`true`
      : sql`exists (select from ${majors.table} where ${majors.vacancyId} = ${vacancy.id}
          and ${majors.majorId} = ${filters.majorId})`
  const counts = Object.entries(COLUMNS).map(
    ([facet, column]) => sql`
      select ${facet}::text as facet, ${column} as id, count(*)::int as count from base
      where ${column} is not null and ${othersOf(facet, filters)} group by ${column}`,
  )
  const { rows } = await db.execute<{ facet: Facet; id: number; count: number }>(sql`
    with base as materialized (
      select ${vacancy.id}, ${vacancy.categoryId}, ${company.companyTypeId}, ${vacancy.salaryId},
        ${vacancy.typeId}, ${vacancy.levelId}, ${vacancy.locationId}, ${hasMajor} as has_major
      from ${vacancy} join ${company} on ${company.id} = ${vacancy.companyId}
      where ${and(isOpen(vacancy, today), match?.where, ofCompany)}
    )
    ${sql.join(counts, sql` union all `)}
    union all
    select 'majorId', m.major_id, count(*)::int from base
    join ${majors.table} m on m.${bareName(majors.vacancyId)} = base.id
    where ${othersOf('majorId', filters)} group by m.major_id
    order by facet, count desc, id`)
  return toFacets(rows)
}

/** The conditions of every filter but one. */
function othersOf(facet: string, filters: Filters): SQL {
  const conditions = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const chosen = filters[name as keyof typeof COLUMNS]
    return name === facet || chosen === undefined ? [] : [sql`${column} = ${chosen}`]
  })
  if (facet !== 'majorId') conditions.push(sql`has_major`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function toFacets(rows: readonly { facet: Facet; id: number; count: number }[]): VacancyFacets {
  const facets: VacancyFacets = {
    categoryId: [],
    majorId: [],
    companyTypeId: [],
    salaryId: [],
    typeId: [],
    levelId: [],
    locationId: [],
  }
  for (const { facet, id, count } of rows) facets[facet].push({ id, count })
  return facets
}
