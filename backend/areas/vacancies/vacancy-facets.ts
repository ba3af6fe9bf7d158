import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isOpen } from '@/backend/areas/listing/closing'
import { countFacets } from '@/backend/areas/listing/facets'
import { bareName } from '@/backend/areas/listing/links'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import {
  type VacancyFacets,
  type vacancyFacetFilters,
  vacancyFacets,
} from '@/lib/contract/vacancies/vacancy'
import type { VacancyTables } from './vacancy-tables'

type Filters = z.output<typeof vacancyFacetFilters>

/** Columns of `base` that hold a facet's value; majors have a table of their own. */
const COLUMNS = [
  ['categoryId', sql`category_id`],
  ['companyTypeId', sql`company_type_id`],
  ['salaryId', sql`salary_id`],
  ['typeId', sql`type_id`],
  ['levelId', sql`level_id`],
  ['locationId', sql`location_id`],
] as const satisfies readonly (readonly [keyof VacancyFacets, SQL])[]

/** How many open vacancies each value of a filter would leave under the other filters. */
export async function countVacancyFacets(
  db: Database,
  { vacancy, majors }: VacancyTables,
  today: string,
  filters: Filters,
): Promise<VacancyFacets> {
  const where = isOpen(vacancy, today)
  const match = await searchFor(db, { table: vacancy, where }, filters.searchText)
  const ofCompany =
    filters.companyId === undefined ? undefined : eq(vacancy.companyId, filters.companyId)
  const hasMajor =
    filters.majorId === undefined
      ? sql`true`
      : sql`exists (select from ${majors.table} where ${majors.owner} = ${vacancy.id}
          and ${majors.linked} = ${filters.majorId})`
  const base = sql`
    select ${vacancy.id}, ${vacancy.categoryId}, ${company.companyTypeId}, ${vacancy.salaryId},
      ${vacancy.typeId}, ${vacancy.levelId}, ${vacancy.locationId}, ${hasMajor} as has_major
    from ${vacancy} join ${company} on ${company.id} = ${vacancy.companyId}
    where ${and(where, match?.where, ofCompany)}`
  const counts = await countFacets(db, base, [
    ...COLUMNS.map(([name, value]) => ({
      name,
      value,
      chosen: filters[name] === undefined ? undefined : sql`${value} = ${filters[name]}`,
    })),
    {
      name: 'majorId',
      value: sql`m.major_id`,
      joined: sql`join ${majors.table} m on m.${bareName(majors.owner)} = base.id`,
      chosen: filters.majorId === undefined ? undefined : sql`has_major`,
    },
  ])
  return vacancyFacets.parse(counts)
}
