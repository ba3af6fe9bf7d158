import { type AnyColumn, and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '@/backend/db/connect'

/** A table whose rows an operator can take down; the row stays, so that its id is never reused. */
export type RemovableTable = PgTable &
  Record<'id' | 'title' | 'removedAt' | 'removedBecause' | 'updatedAt', AnyColumn>

export async function isRemoved(db: Database, table: RemovableTable, id: number): Promise<boolean> {
  return (await db.$count(table, and(eq(table.id, id), isNotNull(table.removedAt)))) > 0
}

/**
 * Takes a listing down and returns its title, or null when there is no such row. A second call keeps the
 * first moment.
 */
export function removeListing(
  db: Database | Transaction,
  table: RemovableTable,
  id: number,
  { now, because }: { readonly now: Date; readonly because: string | null },
): Promise<string | null> {
  return change(
    db,
    table,
    id,
    sql`removed_at = coalesce(removed_at, ${now.toISOString()}::timestamptz),
      removed_because = coalesce(${because}::text, removed_because)`,
  )
}

/**
 * Restores a listing and returns its title, or null when there is no such row. It counts as changed, since
 * its page comes back.
 */
export function restoreListing(
  db: Database | Transaction,
  table: RemovableTable,
  id: number,
): Promise<string | null> {
  return change(
    db,
    table,
    id,
    sql`updated_at = case when removed_at is null then updated_at else now() end,
      removed_at = null, removed_because = null`,
  )
}

export type RemovedListing = {
  readonly id: number
  readonly title: string
  readonly removedAt: Date
  readonly because: string | null
}

const MOST_LISTED = 1000

/** Lists what was taken down, last first. */
export async function listRemovedListings(
  db: Database,
  table: RemovableTable,
): Promise<readonly RemovedListing[]> {
  const { rows } = await db.execute<{
    id: number
    title: string
    removed_at: string
    removed_because: string | null
  }>(sql`
    select id, title, removed_at, removed_because from ${table}
    where removed_at is not null order by removed_at desc, id limit ${MOST_LISTED}`)
  return rows.map(({ id, title, removed_at, removed_because }) => ({
    id,
    title,
    removedAt: new Date(removed_at),
    because: removed_because,
  }))
}

async function change(
  db: Database | Transaction,
  table: RemovableTable,
  id: number,
  set: SQL,
): Promise<string | null> {
  const { rows } = await db.execute<{ title: string }>(sql`
    update ${table} set ${set} where id = ${id} returning title`)
  return rows[0]?.title ?? null
}
