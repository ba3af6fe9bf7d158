import { type AnyColumn, and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'

export type SavedTable = PgTable & Record<'accountId' | 'savedAt', AnyColumn>

export type SavedRows<Summary> = ReturnType<typeof createSavedList<Summary>>

type Items = PgTable & Record<'id' | 'removedAt', AnyColumn>

/**
 * Creates the operations on one saved list; `itemId` is the column that names one of the `items`, and
 * `listSummaries` returns the order of its ids.
 */
export function createSavedList<Summary>(
  table: SavedTable,
  itemId: AnyColumn,
  items: Items,
  listSummaries: (db: Database, today: string, ids: readonly number[]) => Promise<Summary[]>,
) {
  /** Items that were taken down are hidden, and appear again when restored. */
  const of = (accountId: string) =>
    and(
      eq(table.accountId, accountId),
      sql`not exists (
        select from ${items} where ${items.id} = ${itemId} and ${items.removedAt} is not null
      )`,
    )

  return {
    /** Saves an item; saving again keeps the first time. Returns false when it was already saved. */
    async save(tx: Transaction, accountId: string, id: number, now: Date): Promise<boolean> {
      const { rowCount } = await tx.execute(sql`
        insert into ${table} (account_id, ${sql.identifier(itemId.name)}, saved_at)
        values (${accountId}, ${id}, ${now.toISOString()}) on conflict do nothing`)
      return rowCount === 1
    },

    /** Removes an item from the list. Returns false when it was not saved. */
    async unsave(tx: Transaction, accountId: string, id: number): Promise<boolean> {
      const { rowCount } = await tx
        .delete(table)
        .where(and(eq(table.accountId, accountId), eq(itemId, id)))
      return rowCount === 1
    },

    async list(db: Database, today: string, accountId: string, paging: Paging) {
      const rows = await db
        .select({ id: sql<number>`${itemId}` })
        .from(table)
        .where(of(accountId))
        .orderBy(desc(table.savedAt), asc(itemId))
        .limit(paging.limit)
        .offset(paging.offset)
      const ids = rows.map(({ id }) => id)
      const data = await listSummaries(db, today, ids)
      return toPage(data, await db.$count(table, of(accountId)), paging)
    },
  }
}
