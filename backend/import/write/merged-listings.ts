import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { applyCorrections, readSourceValues } from '@/backend/areas/listing/corrections'
import { hashDraft } from '@/backend/areas/listing/draft-writer'
import { recordClosed } from '@/backend/areas/notifications/publications'
import {
  isEntryOfListings,
  mergeEntries,
  readListingEntries,
} from '@/backend/areas/vacancies/listing-entries'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { rewriteVacancies, vacancyRowToDraft } from '@/backend/areas/vacancies/vacancy-writer'
import type { Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { addDays, toDay } from '@/lib/shared/calendar/day'

type Joined = {
  readonly source: string
  readonly employer: string
  readonly draft: VacancyDraft
  readonly now: Date
}

/** Adds an entry of another source to a listing; the caller then rewrites it. */
export async function mergeEntry(
  tx: Transaction,
  { area, vacancy: table }: VacancyTables,
  id: number,
  { source, employer, draft, now }: Joined,
): Promise<void> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (row === undefined) throw new Error(`There is no ${area} ${id}`)
  const [named] = await tx
    .select({ name: company.name })
    .from(company)
    .where(eq(company.id, row.companyId))
  const shared = { area, itemId: id, seenAt: now }
  const own = {
    ...shared,
    isOwn: true,
    source: row.source,
    reference: row.sourceRef,
    employer: named?.name ?? '',
    draft: { ...vacancyRowToDraft(row), ...(await readSourceValues(tx, area, id)) },
    hash: row.sourceHash,
  }
  const other = {
    ...shared,
    isOwn: false,
    source,
    reference: draft.sourceRef,
    employer,
    draft,
    hash: hashDraft(draft),
  }
  await tx.insert(listingEntry).values([own, other]).onConflictDoNothing()
}

/**
 * Writes listings again with what their entries state together, the operator's corrections over it. A listing that has
 * only its own entry left is an ordinary one again.
 */
export async function rewriteMergedListings(
  tx: Transaction,
  tables: VacancyTables,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { area } = tables
  const entries = await readListingEntries(tx, area, ids)
  await rewriteVacancies(tx, tables, [...entries.keys()], async (draft, id) => {
    const stated = {
      ...draft,
      ...(await readSourceValues(tx, area, id)),
      ...mergeEntries(entries.get(id) ?? []),
    }
    const [corrected = stated] = await applyCorrections(tx, area, [{ id, stated }])
    return corrected
  })
  const alone = [...entries].filter(([, { length }]) => length === 1).map(([id]) => id)
  if (alone.length > 0) await tx.delete(listingEntry).where(isEntryOfListings(area, alone))
}

/** Lists the entries that a source has, or had, in listings that stand for several. */
export async function listMergedEntries(
  tx: Transaction,
  { area, vacancy: table }: VacancyTables,
  of: { readonly source: string } | { readonly ids: readonly number[] },
  today: string,
) {
  const isWanted =
    'ids' in of ? inArray(listingEntry.itemId, [...of.ids]) : eq(listingEntry.source, of.source)
  return tx
    .select({
      id: listingEntry.itemId,
      source: listingEntry.source,
      reference: listingEntry.reference,
      employer: sql<string>`${table.companyId}::text`,
      isOwn: listingEntry.isOwn,
      isOpen: sql<boolean>`${listingEntry.closedOn} is null
        and coalesce(${listingEntry.draft} ->> 'closingDate', ${today}) >= ${today}`,
    })
    .from(listingEntry)
    .innerJoin(table, eq(table.id, listingEntry.itemId))
    .where(and(eq(listingEntry.area, area), isWanted))
}

type Gone = { readonly id: number; readonly source: string; readonly reference: string }

/**
 * Notes that sources no longer have entries of listings that stand for several. Such a listing closes with the
 * last of them, with yesterday as its last open day. Returns the ids of all these listings, and of those that closed.
 */
export async function closeMergedEntries(
  tx: Transaction,
  tables: VacancyTables | null,
  gone: readonly Gone[],
  now: Date,
): Promise<{ readonly joined: ReadonlySet<number>; readonly closed: readonly number[] }> {
  const none = { joined: new Set<number>(), closed: [] }
  if (tables === null) return none
  const { area, vacancy: table } = tables
  const entries = await readListingEntries(tx, area, [...new Set(gone.map(({ id }) => id))])
  if (entries.size === 0) return none
  const day = addDays(toDay(now), -1)
  const ofJoined = gone.filter(({ id }) => entries.has(id))
  for (const { source, reference } of ofJoined) {
    await tx
      .update(listingEntry)
      .set({ closedOn: day, hash: '' })
      .where(
        and(
          eq(listingEntry.source, source),
          eq(listingEntry.reference, reference),
          isNull(listingEntry.closedOn),
        ),
      )
    // A returning entry is written again.
    await tx
      .update(table)
      .set({ sourceHash: '' })
      .where(and(eq(table.source, source), eq(table.sourceRef, reference)))
  }
  const ids = [...entries.keys()]
  await rewriteMergedListings(tx, tables, ids)
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), sql`${table.closingDate} <= ${day}`))
  const closed = rows.map(({ id }) => id)
  await recordClosed(tx, table, closed, now)
  return { joined: new Set(ids), closed }
}
