import { and, ne, not, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isOpen } from '@/backend/areas/listing/closing'
import { isCorrected } from '@/backend/areas/listing/corrections'
import type { Database } from '@/backend/db/connect'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import {
  closeEntries,
  type EntryTable,
  listEntryTables,
  type OpenEntry,
  toOpenEntryColumns,
} from '@/backend/import/write/close-missing'
import {
  AGING_DAYS,
  isNotInRecentImports,
  isPostedBefore,
} from '@/backend/import/write/listing-age'
import { listMergedEntries } from '@/backend/import/write/merged-listings'
import type { Clock } from '@/backend/platform/runtime/clock'
import { runAtMidnight } from '@/backend/platform/runtime/periodic-task'
import { announceChange } from '@/backend/revalidate-web-app'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'

/**
 * Closes imported listings that state no closing date, were posted more than ninety days ago and were in no import
 * of the last thirty. Returns how many, and the tags of pages that show one.
 */
export async function closeStaleListings(
  db: Database,
  now: Date,
): Promise<{ readonly closed: number; readonly staleTags: readonly CacheTag[] }> {
  return db.transaction(async (tx) => {
    const entries: OpenEntry[] = []
    const today = toDay(now)
    for (const entryTable of listEntryTables(null, undefined, now)) {
      const isAged = isDoubtful(entryTable.table, AGING_DAYS.closed, now)
      const rows = await tx
        .select(toOpenEntryColumns(entryTable))
        .from(entryTable.table)
        .where(isAged)
      const ids = rows.map(({ id }) => id)
      const joined =
        entryTable.tables === null
          ? []
          : await listMergedEntries(tx, entryTable.tables, { ids }, today)
      entries.push(...[...rows, ...joined].map((row) => ({ ...row, entryTable: entryTable })))
    }
    return closeEntries(tx, entries, now)
  })
}

/** Counts open imported listings older than sixty days that nothing says are still open. */
export async function countAgingListings(db: Database, now: Date): Promise<number> {
  let count = 0
  for (const { table } of listEntryTables(null, undefined, now)) {
    count += await db.$count(table, isDoubtful(table, AGING_DAYS.doubtful, now))
  }
  return count
}

function isDoubtful(table: EntryTable['table'], days: number, now: Date): SQL | undefined {
  return and(
    ne(table.source, DEMO_SOURCE),
    isPostedBefore(table, days, now),
    isOpen(table, toDay(now)),
    isNotInRecentImports(table, now),
    not(isCorrected(table, 'closingDate')),
  )
}

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Closes aged listings now and soon after each midnight. Returns how to stop it. */
export function startClosingStaleListings({ db, clock, log }: Options): () => void {
  const close = async (): Promise<void> => {
    try {
      const { closed, staleTags } = await closeStaleListings(db, clock.now())
      if (closed === 0) return
      await announceChange(db, '', staleTags)
      log.info({ closed }, 'listings without a closing date were closed by their age')
    } catch (error) {
      log.warn({ err: error }, 'listings could not be closed by their age')
    }
  }
  void close()
  return runAtMidnight(clock, () => void close())
}
