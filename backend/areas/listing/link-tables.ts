import { type AnyColumn, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '@/backend/db/connect'
import { major } from '@/backend/db/schema/lookups'
import type { LookupItem } from '@/lib/contract/common'

export type LinkTable = {
  readonly table: PgTable
  readonly owner: AnyColumn
  readonly linked: AnyColumn
}

export async function replaceLinks(
  tx: Transaction,
  { table, owner, linked }: LinkTable,
  links: readonly { readonly id: number; readonly linkedIds: readonly number[] }[],
): Promise<void> {
  if (links.length === 0) return
  const owners = links.map(({ id }) => id)
  await tx.delete(table).where(inArray(owner, owners))
  const pairs = links.flatMap(({ id, linkedIds }) =>
    [...new Set(linkedIds)].map((linkedId) => sql`(${id}::int, ${linkedId}::int)`),
  )
  if (pairs.length === 0) return
  await tx.execute(sql`
    insert into ${table} (${columnName(owner)}, ${columnName(linked)})
    values ${sql.join(pairs, sql`, `)}`)
}

/** Reads what each owner is linked to, by the owner's id. */
export async function readLinkedIds(
  db: Database,
  { table, owner, linked }: LinkTable,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await db.execute<{ owner: number; ids: number[] }>(sql`
    select ${columnName(owner)} as owner, array_agg(${columnName(linked)}) as ids from ${table}
    where ${inArray(owner, [...owners])} group by 1`)
  return new Map(rows.map((row) => [row.owner, row.ids]))
}

/** Builds a column's name without its table, for queries where the table has an alias or none. */
export function columnName(column: AnyColumn): SQL {
  return sql`${sql.identifier(column.name)}`
}

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
