import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { countFacets } from '@/backend/areas/listing/facets'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import { majorProfile, majorUniversity } from '@/backend/db/schema/study'
import { type MajorFacets, type majorEndpoints, majorFacets } from '@/lib/contract/studies/major'
import { taughtAt } from './major-listing'

/** How many majors each department and university would leave under the other filters. */
export async function countMajorFacets(
  db: Database,
  filters: z.output<typeof majorEndpoints.facets.query>,
): Promise<MajorFacets> {
  const { departmentId, universityId } = filters
  const match = await searchFor(db, { table: majorProfile }, filters.searchText)
  const base = sql`
    select ${majorProfile.majorId}, ${majorProfile.departmentId},
      ${taughtAt(universityId) ?? sql`true`} as is_taught
    from ${majorProfile} where ${match?.where ?? sql`true`}`
  const counts = await countFacets(db, base, [
    {
      name: 'departmentId',
      value: sql`department_id`,
      chosen: departmentId === undefined ? undefined : sql`department_id = ${departmentId}`,
    },
    {
      name: 'universityId',
      value: sql`u.university_id`,
      joined: sql`join ${majorUniversity} u on u.major_id = base.major_id`,
      chosen: universityId === undefined ? undefined : sql`is_taught`,
    },
  ])
  return majorFacets.parse(counts)
}
