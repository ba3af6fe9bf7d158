import { type AnyColumn, getTableName, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/backend/db/connect'
import { pageChange } from '@/backend/db/schema/page-change'

/** Records that items were inserted, updated or deleted; call it in the same transaction. Their state at its end is reported (decision 035). */
export async function recordPageChanges(
  tx: Transaction,
  table: PgTable,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ${pageChange} (item_table, item_id)
    select ${getTableName(table)}, unnest(${`{${ids.join(',')}}`}::int[])`)
}

export type PublishedTable = PgTable & Record<'id' | 'slug' | 'title' | 'publishedAt', AnyColumn>

/** The same by slug. What is published later is noted for then. */
export async function recordPageChangesBySlug(
  tx: Transaction,
  table: PublishedTable,
  slugs: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${pageChange} (item_table, item_id, noted_at)
    select ${getTableName(table)}, ${table.id}, greatest(now(), ${table.publishedAt})
    from ${table} where ${inArray(table.slug, [...slugs])}`)
}

/** Call it before the rows go: with them goes what their addresses are made of. */
export async function recordPageDeletions(
  tx: Transaction,
  table: PublishedTable,
  slugs: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${pageChange} (item_table, item_id, title)
    select ${getTableName(table)}, ${table.id}, ${table.title}
    from ${table} where ${inArray(table.slug, [...slugs])} and ${table.publishedAt} <= now()`)
}
