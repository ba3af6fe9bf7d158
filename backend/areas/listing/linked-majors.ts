import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { major } from '@/backend/db/schema/lookups'
import type { LookupItem } from '@/lib/contract/common'
import type { LinkTable } from './link-tables'

/**
 * Lists the majors of each listing by its id, in the order of the majors; a listing without majors has no
 * entry.
 */
export async function listLinkedMajors(
  db: Database,
  { table, owner, linked }: LinkTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LookupItem[]>> {
  const rows = await db
    .select({ owner: sql<number>`${owner}`, id: major.id, name: major.name, nameKm: major.nameKm })
    .from(table)
    .innerJoin(major, eq(major.id, linked))
    .where(inArray(owner, [...ids]))
    .orderBy(asc(major.position), asc(major.id))
  const majors = new Map<number, LookupItem[]>()
  for (const { owner: id, ...named } of rows) {
    majors.set(id, [...(majors.get(id) ?? []), named])
  }
  return majors
}
