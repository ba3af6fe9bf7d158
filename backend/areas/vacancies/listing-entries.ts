import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { getBoardName } from '@/lib/shared/applications/job-boards'
import { PLACE_NOT_STATED, type VacancyDraft } from './vacancy-draft'
import type { VacancyTables } from './vacancy-tables'

type Area = VacancyTables['area']

/** What a listing shows of all its entries together. */
export type SharedFields = Pick<
  VacancyDraft,
  | 'locationId'
  | 'otherLocationIds'
  | 'place'
  | 'country'
  | 'closingDate'
  | 'applyUrl'
  | 'applyEmail'
>

export type ListingEntry = Omit<typeof listingEntry.$inferSelect, 'draft'> & {
  /** Its moments are texts. */
  readonly draft: SharedFields & Omit<VacancyDraft, keyof SharedFields | 'postedAt'>
}

/** Condition: an entry of listings that stand for several. */
export function isEntryOfListings(area: Area, ids: readonly number[]): SQL | undefined {
  return and(eq(listingEntry.area, area), inArray(listingEntry.itemId, [...ids]))
}

/** Reads the entries of listings that stand for several, the listing's own first, by listing. */
export async function readListingEntries(
  db: Database | Transaction,
  area: Area,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ListingEntry[]>> {
  const found = new Map<number, ListingEntry[]>()
  if (ids.length === 0) return found
  const rows = await db
    .select()
    .from(listingEntry)
    .where(isEntryOfListings(area, ids))
    .orderBy(listingEntry.source, listingEntry.reference)
  for (const row of rows) {
    // Only the writers below store drafts.
    const entry = { ...row, draft: row.draft as ListingEntry['draft'] }
    const others = found.get(row.itemId) ?? []
    found.set(row.itemId, entry.isOwn ? [entry, ...others] : [...others, entry])
  }
  return found
}

/**
 * Merges the entries of a listing that their sources still have: all provinces, the latest closing date, and the
 * employer's own site to apply at if one links to it. Without any, it closed with the last of them.
 */
export function mergeEntries(entries: readonly ListingEntry[]): SharedFields {
  const open = entries.filter(({ closedOn }) => closedOn === null)
  const counted = (open.length > 0 ? open : entries).map(({ draft }) => draft)
  const [first = undefined] = counted
  if (first === undefined) throw new Error('A listing has at least one entry')
  const ids = new Set<number>()
  const lines: string[] = []
  for (const draft of counted) {
    const stated = listProvinceIds(draft)
    const isNew = lines.length === 0 || stated.some((id) => !ids.has(id))
    if (isNew && draft.place !== PLACE_NOT_STATED) lines.push(draft.place)
    for (const id of stated) ids.add(id)
  }
  const [locationId = null, ...otherLocationIds] = ids
  const days = open.length > 0 ? counted.map((draft) => draft.closingDate) : []
  const way =
    counted.find(({ applyEmail }) => applyEmail !== null) ??
    counted.find(({ applyUrl }) => applyUrl !== null && getBoardName(applyUrl) === null) ??
    counted.find(({ applyUrl }) => applyUrl !== null) ??
    first
  return {
    locationId,
    otherLocationIds,
    place: lines.join('; ') || first.place,
    country: counted.find(({ country }) => country !== null)?.country ?? null,
    closingDate:
      open.length === 0
        ? latest(entries.map(({ closedOn }) => closedOn))
        : days.includes(null)
          ? null
          : latest(days),
    applyUrl: way.applyUrl,
    applyEmail: way.applyEmail,
  }
}

/** Converts a stored entry to the draft of a listing of its own; one that its source no longer has is closed. */
export function toStandaloneDraft({
  draft,
  closedOn,
}: Pick<typeof listingEntry.$inferSelect, 'draft' | 'closedOn'>): VacancyDraft {
  const stated = draft as Omit<VacancyDraft, 'postedAt'> & { readonly postedAt: string }
  const closed = closedOn === null ? {} : { closingDate: closedOn }
  return { ...stated, ...closed, postedAt: new Date(stated.postedAt) }
}

/** Lists the provinces that a draft states, the first one first. */
export function listProvinceIds(
  draft: Pick<SharedFields, 'locationId' | 'otherLocationIds'>,
): number[] {
  const { locationId, otherLocationIds = [] } = draft
  return locationId === null ? [] : [locationId, ...otherLocationIds]
}

function latest(days: readonly (string | null)[]): string | null {
  return days.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)
}

/**
 * Notes what a source states about listings that stand for entries of other sources too. Returns the drafts with what all
 * of them say together; the others as they are.
 */
export async function updateAndMergeEntries<
  Stated extends { readonly draft: VacancyDraft; readonly sourceHash: string },
>(
  tx: Transaction,
  area: Area,
  source: string,
  changed: readonly Stated[],
): Promise<readonly Stated[]> {
  const isOwn = and(
    eq(listingEntry.area, area),
    eq(listingEntry.source, source),
    eq(listingEntry.isOwn, true),
    inArray(
      listingEntry.reference,
      changed.map(({ draft }) => draft.sourceRef),
    ),
  )
  const own = await tx
    .select({ id: listingEntry.itemId, reference: listingEntry.reference })
    .from(listingEntry)
    .where(isOwn)
  if (own.length === 0) return changed
  const ids = new Map(own.map(({ id, reference }) => [reference, id]))
  for (const { draft, sourceHash: hash } of changed) {
    if (!ids.has(draft.sourceRef)) continue
    await tx
      .update(listingEntry)
      .set({ draft, hash, closedOn: null })
      .where(and(eq(listingEntry.source, source), eq(listingEntry.reference, draft.sourceRef)))
  }
  const entries = await readListingEntries(tx, area, [...ids.values()])
  return changed.map((each) => {
    const ofListing = entries.get(ids.get(each.draft.sourceRef) ?? 0)
    return ofListing === undefined
      ? each
      : { ...each, draft: { ...each.draft, ...mergeEntries(ofListing) } }
  })
}
