import { and, eq, getTableName, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import { isCorrected } from '@/backend/areas/listing/corrections'
import { recordPageChanges } from '@/backend/areas/listing/record-page-changes'
import { recordClosed } from '@/backend/areas/notifications/publications'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import { importLongOpen } from '@/backend/db/schema/import'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import type { FeedFormat } from '../formats/feed-format'
import { type DestinationName, destinations } from './destination'
import type { PageTags, WriteContext } from './entry-writer'
import { closeMergedEntries, listMergedEntries } from './merged-listings'
import { scholarshipTags } from './scholarship-writer'

type Table = VacancyTables['vacancy'] | typeof scholarship

type Room = {
  readonly table: Table
  readonly employer: PgColumn
  readonly tags: PageTags
  readonly set: SQL
  /** Tables of vacancies: a listing may stand for entries of several sources. */
  readonly tables: VacancyTables | null
}

export type OpenEntry = {
  /** The listing. */
  readonly id: number
  readonly source: string
  readonly reference: string
  readonly employer: string
  readonly room: Room
}

/** Columns of an open entry. */
export function toOpenEntryColumns({ table, employer }: Room) {
  return {
    id: table.id,
    source: table.source,
    reference: table.sourceRef,
    employer: sql<string>`${employer}::text`,
  }
}

/**
 * Sets the last open day, since it is closed today. An empty hash makes a returning entry be written again.
 */
const CLOSED = (day: string) => sql`closing_date = ${day}, source_hash = '', updated_at = now()`

/** Lists the tables of a format's entries; `as` excludes the other kind of vacancy. */
export function listEntryTables(
  format: FeedFormat | null,
  as: DestinationName | undefined,
  now: Date,
): readonly Room[] {
  const day = addDays(toDay(now), -1)
  const names: readonly DestinationName[] = as === undefined ? ['jobs', 'internships'] : [as]
  const vacancies = names.map((name) => ({
    table: destinations[name].tables.vacancy,
    employer: destinations[name].tables.vacancy.companyId,
    tags: destinations[name].tags,
    tables: destinations[name].tables,
    set: CLOSED(day),
  }))
  const scholarships = {
    table: scholarship,
    employer: scholarship.provider,
    tags: scholarshipTags,
    tables: null,
    // An entry that never opened has no first day either: it may not be after the last one.
    set: sql`${CLOSED(day)}, opening_date = case when opening_date <= ${day} then opening_date end`,
  }
  if (format === null) return as === undefined ? [...vacancies, scholarships] : vacancies
  return 'toVacancy' in format ? vacancies : [scholarships]
}

/**
 * Lists what is open of a source before an import; for a feed without entries (null), in all tables. Not those whose
 * closing date an operator stated: no import closes them.
 */
export async function listOpenEntries(
  tx: Transaction,
  { source, now }: WriteContext,
  format: FeedFormat | null,
  as: DestinationName | undefined,
): Promise<readonly OpenEntry[]> {
  const today = toDay(now)
  const found: OpenEntry[] = []
  for (const room of listEntryTables(format, as, now)) {
    const { table } = room
    const rows = await tx
      .select(toOpenEntryColumns(room))
      .from(table)
      .where(
        and(eq(table.source, source), isOpen(table, today), not(isCorrected(table, 'closingDate'))),
      )
      .orderBy(table.id)
    const joined =
      room.tables === null ? [] : await listMergedEntries(tx, room.tables, { source }, today)
    const ended = new Set(joined.filter((one) => !one.isOpen).map(({ reference }) => reference))
    const own = rows.filter(({ reference }) => !ended.has(reference))
    const others = joined.filter((one) => one.isOpen && !one.isOwn)
    found.push(...[...own, ...others].map((row) => ({ ...row, room })))
  }
  return found
}

/** Notes which listings without a closing date the feed still has long after they were posted, so that they stay open. */
export async function saveSeenEntries(
  tx: Transaction,
  { source, now }: WriteContext,
  format: FeedFormat | null,
  named: ReadonlySet<string>,
): Promise<void> {
  for (const { table } of listEntryTables(format, undefined, now)) {
    const rows = await tx
      .select({ reference: table.sourceRef })
      .from(table)
      .where(
        and(
          eq(table.source, source),
          isAging(table, AGING_DAYS.doubtful, now),
          isOpen(table, toDay(now)),
        ),
      )
    const seen = rows.map(({ reference }) => reference).filter((reference) => named.has(reference))
    await saveSeen(tx, source, seen, now)
  }
}

const BATCH = 1_000

/**
 * Closes entries and never deletes them (decision 027); a listing that another source still has stays open. Returns how
 * many listings closed, and the tags of the pages that show one.
 */
export async function closeEntries(
  tx: Transaction,
  entries: readonly OpenEntry[],
  now: Date,
): Promise<{ readonly closed: number; readonly staleTags: readonly CacheTag[] }> {
  const rooms = new Set(entries.map(({ room }) => room))
  let closed = 0
  for (const room of rooms) {
    const ofRoom = entries.filter((entry) => entry.room === room)
    for (let start = 0; start < ofRoom.length; start += BATCH) {
      const batch = ofRoom.slice(start, start + BATCH)
      const shared = await closeMergedEntries(tx, room.tables, batch, now)
      const ids = batch.map(({ id }) => id).filter((id) => !shared.joined.has(id))
      closed += ids.length + shared.closed.length
      if (ids.length === 0) continue
      await tx.execute(
        sql`update ${room.table} set ${room.set} where ${inArray(room.table.id, ids)}`,
      )
      await recordPageChanges(tx, room.table, ids)
      await recordClosed(tx, room.table, ids, now)
    }
  }
  const lists = [...rooms].flatMap(({ tags }) => tags.lists)
  const pages = new Set(entries.map(({ id, room }) => room.tags.page(id)))
  return { closed, staleTags: [...lists, ...pages] }
}

/** Days from posting after which a listing without a closing date is doubtful, and after which it is closed. */
export const AGING_DAYS = { doubtful: 60, closed: 90 }

/** Days for which an import that found the entry keeps it open. */
const SEEN_DAYS = 30

const DAY_MS = 86_400_000

/** Condition: posted so many days ago, without a closing date. */
export function isAging(table: Table, days: number, now: Date): SQL | undefined {
  return and(isNull(table.closingDate), lt(table.postedAt, new Date(now.getTime() - days * DAY_MS)))
}

/** Notes that a run found entries, so that they stay open. */
async function saveSeen(
  tx: Transaction,
  source: string,
  references: readonly string[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < references.length; start += BATCH) {
    const rows = references
      .slice(start, start + BATCH)
      .map((reference) => ({ source, reference, seenAt: now }))
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
export function isUnseen(table: Table, now: Date): SQL {
  const since = new Date(now.getTime() - SEEN_DAYS * DAY_MS).toISOString()
  return sql`not exists (select from ${importLongOpen} where ${importLongOpen.source} = ${table.source}
      and ${importLongOpen.reference} = ${table.sourceRef} and ${importLongOpen.seenAt} >= ${since})
    and not exists (select from ${listingEntry} where ${listingEntry.area} = ${getTableName(table)}
      and ${listingEntry.itemId} = ${table.id} and ${listingEntry.closedOn} is null
      and not ${listingEntry.isOwn} and ${listingEntry.seenAt} >= ${since})`
}
