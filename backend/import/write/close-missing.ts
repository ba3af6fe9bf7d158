import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { recordChangedItems } from '@/backend/areas/listing/changed-pages'
import { isOpen } from '@/backend/areas/listing/closing'
import { recordClosed } from '@/backend/areas/notifications/publications'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import type { FeedFormat } from '../formats/feed-format'
import { type DestinationName, destinations } from './destination'
import type { WriteContext } from './entry-writer'
import type { PageTags } from './page-tags'
import { scholarshipTags } from './scholarship-writer'

type Table = VacancyTables['vacancy'] | typeof scholarship

type Room = {
  readonly table: Table
  readonly employer: PgColumn
  readonly tags: PageTags
  readonly set: SQL
}

export type OpenEntry = {
  readonly id: number
  readonly reference: string
  readonly employer: string
  readonly room: Room
}

/**
 * Sets the last open day, since it is closed today. An empty hash makes a returning entry be written again.
 */
const CLOSED = (day: string) => sql`closing_date = ${day}, source_hash = '', updated_at = now()`

/** Lists the tables of a format's entries; `as` excludes the other kind of vacancy. */
function listRooms(
  format: FeedFormat | null,
  as: DestinationName | undefined,
  day: string,
): readonly Room[] {
  const names: readonly DestinationName[] = as === undefined ? ['jobs', 'internships'] : [as]
  const vacancies = names.map((name) => ({
    table: destinations[name].tables.vacancy,
    employer: destinations[name].tables.vacancy.companyId,
    tags: destinations[name].tags,
    set: CLOSED(day),
  }))
  const scholarships = {
    table: scholarship,
    employer: scholarship.provider,
    tags: scholarshipTags,
    // An entry that never opened has no first day either: it may not be after the last one.
    set: sql`${CLOSED(day)}, opening_date = case when opening_date <= ${day} then opening_date end`,
  }
  if (format === null) return as === undefined ? [...vacancies, scholarships] : vacancies
  return 'toVacancy' in format ? vacancies : [scholarships]
}

/** Lists what is open of a source before an import; for a feed without entries (null), in all tables. */
export async function listOpenEntries(
  tx: Transaction,
  { source, now }: WriteContext,
  format: FeedFormat | null,
  as: DestinationName | undefined,
): Promise<readonly OpenEntry[]> {
  const today = toDay(now)
  const found: OpenEntry[] = []
  for (const room of listRooms(format, as, addDays(today, -1))) {
    const { table, employer } = room
    const rows = await tx
      .select({
        id: table.id,
        reference: table.sourceRef,
        employer: sql<string>`${employer}::text`,
      })
      .from(table)
      .where(and(eq(table.source, source), isOpen(table, today)))
      .orderBy(table.id)
    found.push(...rows.map((row) => ({ ...row, room })))
  }
  return found
}

const BATCH = 1_000

/** Closes entries and never deletes them (decision 027). Returns the tags of the pages that show one. */
export async function closeEntries(
  tx: Transaction,
  entries: readonly OpenEntry[],
  now: Date,
): Promise<readonly CacheTag[]> {
  const rooms = new Set(entries.map(({ room }) => room))
  for (const room of rooms) {
    const ids = entries.filter((entry) => entry.room === room).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      const isIn = inArray(room.table.id, batch)
      await tx.execute(sql`update ${room.table} set ${room.set} where ${isIn}`)
      await recordChangedItems(tx, room.table, batch)
      await recordClosed(tx, room.table, batch, now)
    }
  }
  const lists = [...rooms].flatMap(({ tags }) => tags.lists)
  return [...lists, ...entries.map(({ id, room }) => room.tags.page(id))]
}
