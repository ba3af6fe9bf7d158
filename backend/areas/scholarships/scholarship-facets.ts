import { and, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isOpen } from '@/backend/areas/listing/closing'
import { countFacets } from '@/backend/areas/listing/facets'
import { bareName } from '@/backend/areas/listing/links'
import { searchFor } from '@/backend/areas/listing/text-search'
import type { Database } from '@/backend/db/connect'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import {
  type ScholarshipFacets,
  type scholarshipEndpoints,
  scholarshipFacets,
} from '@/lib/contract/scholarships/scholarship'
import { CHOICES, choiceColumns, namesMajor } from './scholarship-listing'

/** How many open scholarships each value of a filter would leave under the other filters. */
export async function countScholarshipFacets(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipEndpoints.facets.query>,
): Promise<ScholarshipFacets> {
  const where = isOpen(scholarship, today)
  const match = await searchFor(db, { table: scholarship, where }, filters.searchText)
  const columns = sql.join(Object.values(choiceColumns), sql`, `)
  const base = sql`
    select ${scholarship.id}, ${columns}, ${namesMajor(filters.majorId) ?? sql`true`} as has_major
    from ${scholarship} where ${and(where, match?.where)}`
  const choices = CHOICES.map((name) => {
    const value = bareName(choiceColumns[name])
    const chosen = filters[name] === undefined ? undefined : sql`${value} = ${filters[name]}`
    return { name, value, chosen }
  })
  const majors = {
    name: 'majorId' as const,
    value: sql`m.major_id`,
    joined: sql`join ${scholarshipMajor} m on m.scholarship_id = base.id`,
    chosen: filters.majorId === undefined ? undefined : sql`has_major`,
  }
  return scholarshipFacets.parse(await countFacets(db, base, [...choices, majors]))
}
