import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { major } from '@/backend/db/schema/lookups'
import type { LookupItem } from '@/lib/contract/common'
import type { LinkTable } from './link-tables'

/** The majors that each of these listings names, by its id and in the order of the list of majors; a listing that names none has no entry. */
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
