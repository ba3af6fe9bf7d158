import { and, asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { countBroader } from '@/backend/areas/listing/broader'
import {
  countFilterValues,
  filterByColumn,
  filterByLinks,
  toConditions,
} from '@/backend/areas/listing/filters'
import { findTextMatch, toSearchFields } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { major } from '@/backend/db/schema/lookups'
import { department, majorProfile } from '@/backend/db/schema/study'
import {
  type MajorFacets,
  type majorEndpoints,
  majorFacets,
  type majorFilters,
} from '@/lib/contract/studies/major'
import { majorUniversityLinks } from './major-writer'

type Filters = z.output<typeof majorFilters>

export const majorSummaryColumns = {
  id: major.id,
  name: major.name,
  nameKm: major.nameKm,
  department: { id: department.id, name: department.name, nameKm: department.nameKm },
  durationYears: majorProfile.durationYears,
  degree: majorProfile.degree,
  updatedAt: majorProfile.updatedAt,
}

const majorFilterColumns = {
  departmentId: filterByColumn(majorProfile.departmentId),
  universityId: filterByLinks(majorUniversityLinks, majorProfile.majorId),
} satisfies Record<keyof MajorFacets, unknown>

export async function listMajors(db: Database, filters: Filters) {
  const { limit, offset } = filters
  const match = await findTextMatch(db, { table: majorProfile }, filters.searchText)
  const where = and(match?.where, ...toConditions(majorFilterColumns, filters))
  const rows = await db
    .select(majorSummaryColumns)
    .from(majorProfile)
    .innerJoin(major, eq(major.id, majorProfile.majorId))
    .innerJoin(department, eq(department.id, majorProfile.departmentId))
    .where(where)
    .orderBy(...(match === null ? [] : [desc(match.rank)]), asc(major.name), asc(major.id))
    .limit(limit)
    .offset(offset)
  const dated = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
  const page = toPage(dated, await db.$count(majorProfile, where), { limit, offset })
  return { ...page, ...toSearchFields(match, filters.searchText) }
}

export async function countBroaderMajors(
  db: Database,
  filters: z.output<typeof majorEndpoints.broader.query>,
) {
  const match = await findTextMatch(db, { table: majorProfile }, filters.searchText)
  return countBroader(filters, async (some) => {
    const text = some.searchText === undefined ? undefined : match?.where
    const where = and(text, ...toConditions(majorFilterColumns, some))
    return { total: await db.$count(majorProfile, where), totalIsExact: true }
  })
}

export async function countMajorFacets(
  db: Database,
  filters: z.output<typeof majorEndpoints.facets.query>,
): Promise<MajorFacets> {
  const match = await findTextMatch(db, { table: majorProfile }, filters.searchText)
  const from = { table: majorProfile, id: majorProfile.majorId, where: match?.where }
  return majorFacets.parse(await countFilterValues(db, from, majorFilterColumns, filters))
}
