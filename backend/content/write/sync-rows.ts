import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type PublishedTable,
  recordPageChangesBySlug,
  recordPageDeletions,
} from '@/backend/areas/listing/record-page-changes'
import type { Transaction } from '@/backend/db/connect'
import { type ContentDraft, type Counts, type Plan, planRows } from './plan-rows'

export type ContentTable = PgTable & {
  readonly id: AnyPgColumn
  readonly slug: AnyPgColumn
  readonly contentHash: AnyPgColumn
}

type Files<Draft> = {
  readonly drafts: readonly Draft[]
  readonly now: Date
  /** The only slug that is looked at; without it, all rows. */
  readonly only?: string
}

/** Deletes rows whose file is gone, and lets `upsert` write those that are new or changed. */
export async function syncRows<Draft extends ContentDraft>(
  tx: Transaction,
  table: ContentTable,
  { drafts, now, only }: Files<Draft>,
  upsert: (rows: Plan<Draft>['rows']) => PromiseLike<unknown>,
): Promise<Counts> {
  const stored = await tx
    .select({ slug: sql<string>`${table.slug}`, contentHash: sql<string>`${table.contentHash}` })
    .from(table)
    .where(only === undefined ? undefined : eq(table.slug, only))
  const { rows, gone, counts } = planRows(stored, drafts, now)
  if (gone.length > 0) {
    if (hasPages(table)) await recordPageDeletions(tx, table, gone)
    await tx.delete(table).where(inArray(table.slug, gone))
  }
  if (rows.length > 0) {
    await upsert(rows)
    const slugs = rows.map(({ slug }) => slug)
    if (hasPages(table)) await recordPageChangesBySlug(tx, table, slugs)
  }
  return counts
}

/**
 * Checks whether a table's rows have pages. FAQs and advertisements have none, and the footer links every
 * page about the site.
 */
function hasPages(table: ContentTable): table is ContentTable & PublishedTable {
  return 'publishedAt' in table
}
