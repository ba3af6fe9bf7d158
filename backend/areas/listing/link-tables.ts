import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/backend/db/connect'

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

/** Builds a column's name without its table, for queries where the table has an alias or none. */
export function columnName(column: AnyColumn): SQL {
  return sql`${sql.identifier(column.name)}`
}
