import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { recordChangedItems } from '@/backend/areas/listing/changed-pages'
import { toStatus } from '@/backend/areas/listing/closing'
import { changeCorrections, readCorrections } from '@/backend/areas/listing/corrections'
import { removeListing, restoreListing } from '@/backend/areas/listing/removal'
import { recordClosed } from '@/backend/areas/notifications/publications'
import type { Transaction } from '@/backend/db/connect'
import { StartError } from '@/backend/platform/runtime/start-error'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { type Act, type Done, defineAct } from '../act'
import { LISTING_NAMES, type ListingName, listingAreas } from '../listing-areas'
import { listingChanges } from './changes'

const which = { area: z.enum(LISTING_NAMES), id: z.int().positive() }

type Which = { readonly area: ListingName; readonly id: number }

type Row = {
  readonly title: string
  readonly closingDate: string | null
  readonly openingDate: string | null
  readonly isRemoved: boolean
}

async function readListing(tx: Transaction, { area, id }: Which): Promise<Row> {
  const { table } = listingAreas[area]
  const [row] = await tx
    .select({
      title: sql<string>`${table.title}`,
      closingDate: sql<string | null>`${table.closingDate}`,
      // Jobs and internships have none.
      openingDate: sql<string | null>`to_jsonb(${table}) ->> 'opening_date'`,
      isRemoved: sql<boolean>`${table.removedAt} is not null`,
    })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update')
  if (row === undefined) throw new StartError(`There is no ${area} ${id}.`)
  return row
}

function toDone({ area, id }: Which, title: string, done: string) {
  const { path, tags } = listingAreas[area]
  return {
    target: `${area} ${id}`,
    title,
    line: `${done}: ${path}/${id} “${title}”`,
    staleTags: [...tags.lists, tags.page(id)],
  }
}

type Correction = Which & {
  readonly set: Readonly<Record<string, unknown>>
  /** Fields that the source states again. */
  readonly reset: readonly string[]
}

/** Corrects fields of a listing, gives others back to its source, and notifies users if that closes it. */
async function correct(
  tx: Transaction,
  { area, id, set, reset }: Correction,
  now: Date,
  done: string,
): Promise<Done> {
  const { table, rewrite } = listingAreas[area]
  const today = toDay(now)
  const row = await readListing(tx, { area, id })
  const earlier = (await readCorrections(tx, area, [id])).get(id) ?? {}
  const changes = { ...set, ...Object.fromEntries(reset.map((field) => [field, undefined])) }
  const fields = Object.keys(changes)
  const pick = (draft: object) =>
    Object.fromEntries(Object.entries(draft).filter(([field]) => fields.includes(field)))
  const seen = { before: {}, after: {}, title: row.title, closingDate: row.closingDate }
  await rewrite(tx, [id], async (draft) => {
    const after = await changeCorrections(tx, { area, id }, changes, { current: draft, now })
    seen.before = pick(draft)
    seen.after = pick(after)
    seen.title = after.title
    seen.closingDate = after.closingDate
    return after
  })
  const wasOpen = !row.isRemoved && toStatus(row.closingDate, today) === 'open'
  if (wasOpen && toStatus(seen.closingDate, today) === 'closed') {
    await recordClosed(tx, table, [id], now)
  }
  const undo = {
    area,
    id,
    set: pick(earlier),
    reset: fields.filter((field) => !(field in earlier)),
  }
  return {
    ...toDone({ area, id }, seen.title, done),
    before: seen.before,
    after: seen.after,
    undo: { act: correctListing.name, input: undo },
  }
}

export const correctListing: Act = defineAct({
  name: 'correct-listing',
  input: z
    .discriminatedUnion('area', [
      z.object({ ...which, area: z.literal(['job', 'internship']), ...listingChanges.vacancy }),
      z.object({ ...which, area: z.literal('scholarship'), ...listingChanges.scholarship }),
    ])
    .refine(({ set, reset }) => Object.keys(set).length + reset.length > 0, 'Name a field.'),
  run: (tx, input, { now }) => correct(tx, input, now, 'Corrected'),
})

export const closeListing: Act = defineAct({
  name: 'close-listing',
  input: z.object(which),
  async run(tx, input, { now }) {
    const { closingDate, openingDate } = await readListing(tx, input)
    if (toStatus(closingDate, toDay(now)) === 'closed') {
      throw new StartError(`${input.area} ${input.id} is closed already.`)
    }
    // The closing date is the last open day. What has not opened yet has no first day either.
    const day = addDays(toDay(now), -1)
    const opening = openingDate !== null && openingDate > day ? { openingDate: null } : {}
    const set = { closingDate: day, ...opening }
    return correct(tx, { ...input, set, reset: [] }, now, 'Closed')
  },
})

export const reopenListing: Act = defineAct({
  name: 'reopen-listing',
  input: z.object({ ...which, until: z.iso.date().nullable() }),
  async run(tx, { until, ...input }, { now }) {
    const { closingDate } = await readListing(tx, input)
    if (toStatus(closingDate, toDay(now)) === 'open') {
      throw new StartError(
        `${input.area} ${input.id} is open. To change its closing date, correct it.`,
      )
    }
    if (toStatus(until, toDay(now)) === 'closed') {
      throw new StartError(`${until} is past: choose a later day, or none.`)
    }
    return correct(tx, { ...input, set: { closingDate: until }, reset: [] }, now, 'Open again')
  },
})

export const removeListingAct: Act = defineAct({
  name: 'remove-listing',
  input: z.object(which),
  async run(tx, input, { now, because }) {
    const { table } = listingAreas[input.area]
    const { title, isRemoved, closingDate } = await readListing(tx, input)
    if (!isRemoved && toStatus(closingDate, toDay(now)) === 'open') {
      await recordClosed(tx, table, [input.id], now)
    }
    await removeListing(tx, table, input.id, { now, because })
    await recordChangedItems(tx, table, [input.id])
    return {
      ...toDone(input, title, 'Taken down'),
      before: { removed: isRemoved },
      after: { removed: true },
      undo: isRemoved ? null : { act: restoreListingAct.name, input },
    }
  },
})

export const restoreListingAct: Act = defineAct({
  name: 'restore-listing',
  input: z.object(which),
  async run(tx, input) {
    const { table } = listingAreas[input.area]
    const { title, isRemoved } = await readListing(tx, input)
    await restoreListing(tx, table, input.id)
    await recordChangedItems(tx, table, [input.id])
    return {
      ...toDone(input, title, 'Restored'),
      before: { removed: isRemoved },
      after: { removed: false },
      undo: isRemoved ? { act: removeListingAct.name, input } : null,
    }
  },
})
