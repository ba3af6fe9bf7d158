import { and, eq, getTableName, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { Transaction } from '@/backend/db/connect'
import { importLongOpen } from '@/backend/db/schema/import'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { toDay } from '@/lib/shared/calendar/day'
import type { FeedFormat } from '../formats/feed-format'
import { type EntryTable, listEntryTables } from './close-missing'
import type { WriteContext } from './entry-writer'
import { splitIntoBatches } from './split-into-batches'

type Table = EntryTable['table']

/** Days from posting after which a listing without a closing date is doubtful, and after which it is closed. */
export const AGING_DAYS = { doubtful: 60, closed: 90 }

/** Days for which an import that found the entry keeps it open. */
const SEEN_DAYS = 30

const DAY_MS = 86_400_000

/** Notes which listings without a closing date the feed still has long after they were posted, so that they stay open. */
export async function saveSeenEntries(
  tx: Transaction,
  { source, now }: WriteContext,
  format: FeedFormat | null,
  presentReferences: ReadonlySet<string>,
): Promise<void> {
  for (const { table } of listEntryTables(format, undefined, now)) {
    const rows = await tx
      .select({ reference: table.sourceRef })
      .from(table)
      .where(
        and(
          eq(table.source, source),
          isPostedBefore(table, AGING_DAYS.doubtful, now),
          isOpen(table, toDay(now)),
        ),
      )
    const seen = rows
      .map(({ reference }) => reference)
      .filter((reference) => presentReferences.has(reference))
    await saveSeen(tx, source, seen, now)
  }
}

/** Condition: posted so many days ago, without a closing date. */
export function isPostedBefore(table: Table, days: number, now: Date): SQL | undefined {
  return and(isNull(table.closingDate), lt(table.postedAt, new Date(now.getTime() - days * DAY_MS)))
}

/** Notes that a run found entries, so that they stay open. */
async function saveSeen(
  tx: Transaction,
  source: string,
  references: readonly string[],
  now: Date,
): Promise<void> {
  for (const batch of splitIntoBatches(references)) {
    const rows = batch.map((reference) => ({ source, reference, seenAt: now }))
    await tx
      .insert(importLongOpen)
      .values(rows)
      .onConflictDoUpdate({
        target: [importLongOpen.source, importLongOpen.reference],
        set: { seenAt: now },
      })
  }
}

/** Condition: no import of the last thirty days found it. */
export function isNotInRecentImports(table: Table, now: Date): SQL {
  const since = new Date(now.getTime() - SEEN_DAYS * DAY_MS).toISOString()
  return sql`not exists (select from ${importLongOpen} where ${importLongOpen.source} = ${table.source}
      and ${importLongOpen.reference} = ${table.sourceRef} and ${importLongOpen.seenAt} >= ${since})
    and not exists (select from ${listingEntry} where ${listingEntry.area} = ${getTableName(table)}
      and ${listingEntry.itemId} = ${table.id} and ${listingEntry.closedOn} is null
      and not ${listingEntry.isOwn} and ${listingEntry.seenAt} >= ${since})`
}
