import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import { isCorrected } from '@/backend/areas/listing/corrections'
import { recordPageChanges } from '@/backend/areas/listing/record-page-changes'
import { recordClosed } from '@/backend/areas/notifications/publications'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import type { FeedFormat } from '../formats/feed-format'
import { type DestinationName, destinations } from './destination'
import type { PageTags, WriteContext } from './entry-writer'
import { closeMergedEntries, listMergedEntries } from './merged-listings'
import { scholarshipTags } from './scholarship-writer'
import { splitIntoBatches } from './split-into-batches'

/** A table of listings that imports write. */
export type EntryTable = {
  readonly table: VacancyTables['vacancy'] | typeof scholarship
  readonly employer: PgColumn
  readonly tags: PageTags
  /** Assignments that close a listing. */
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
  readonly entryTable: EntryTable
}

/** Columns of an open entry. */
export function toOpenEntryColumns({ table, employer }: EntryTable) {
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
): readonly EntryTable[] {
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
  for (const entryTable of listEntryTables(format, as, now)) {
    const { table } = entryTable
    const rows = await tx
      .select(toOpenEntryColumns(entryTable))
      .from(table)
      .where(
        and(eq(table.source, source), isOpen(table, today), not(isCorrected(table, 'closingDate'))),
      )
      .orderBy(table.id)
    const joined =
      entryTable.tables === null
        ? []
        : await listMergedEntries(tx, entryTable.tables, { source }, today)
    const ended = new Set(joined.filter((one) => !one.isOpen).map(({ reference }) => reference))
    const own = rows.filter(({ reference }) => !ended.has(reference))
    const others = joined.filter((one) => one.isOpen && !one.isOwn)
    found.push(...[...own, ...others].map((row) => ({ ...row, entryTable: entryTable })))
  }
  return found
}

/**
 * Closes entries and never deletes them (decision 027); a listing that another source still has stays open. Returns how
 * many listings closed, and the tags of the pages that show one.
 */
export async function closeEntries(
  tx: Transaction,
  entries: readonly OpenEntry[],
  now: Date,
): Promise<{ readonly closed: number; readonly staleTags: readonly CacheTag[] }> {
  const entryTables = new Set(entries.map(({ entryTable }) => entryTable))
  let closed = 0
  for (const entryTable of entryTables) {
    const ofTable = entries.filter((entry) => entry.entryTable === entryTable)
    for (const batch of splitIntoBatches(ofTable)) {
      const shared = await closeMergedEntries(tx, entryTable.tables, batch, now)
      const ids = batch.map(({ id }) => id).filter((id) => !shared.joined.has(id))
      closed += ids.length + shared.closed.length
      if (ids.length === 0) continue
      await tx.execute(
        sql`update ${entryTable.table} set ${entryTable.set} where ${inArray(entryTable.table.id, ids)}`,
      )
      await recordPageChanges(tx, entryTable.table, ids)
      await recordClosed(tx, entryTable.table, ids, now)
    }
  }
  const lists = [...entryTables].flatMap(({ tags }) => tags.lists)
  const pages = new Set(entries.map(({ id, entryTable }) => entryTable.tags.page(id)))
  return { closed, staleTags: [...lists, ...pages] }
}
