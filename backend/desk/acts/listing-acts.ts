import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { toListingStatus } from '@/backend/areas/listing/closing'
import { recordPageChanges } from '@/backend/areas/listing/record-page-changes'
import { removeListing, restoreListing } from '@/backend/areas/listing/removal'
import { recordClosed } from '@/backend/areas/notifications/publications'
import { type Act, type ActResult, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { StartError } from '@/backend/platform/runtime/start-error'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { LISTING_TYPES, type ListingType, listingTypes } from '../listing-types'
import { hasChanges, listingChangeSchemas, NO_CHANGE_MESSAGE } from './changes'
import { type Changes, prepareCorrection } from './correction'

const which = { area: z.enum(LISTING_TYPES), id: z.int().positive() }

type Which = { readonly area: ListingType; readonly id: number }

type Row = {
  readonly title: string
  readonly closingDate: string | null
  readonly openingDate: string | null
  readonly isRemoved: boolean
}

async function readListing(tx: Transaction, { area, id }: Which): Promise<Row> {
  const { table } = listingTypes[area]
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
  const { path, tags } = listingTypes[area]
  return {
    target: `${area} ${id}`,
    title,
    message: `${done}: ${path}/${id} “${title}”`,
    staleTags: [...tags.lists, tags.page(id)],
  }
}

/** Corrects fields of a listing, gives others back to its source, and notifies users if that closes it. */
async function correct(
  tx: Transaction,
  { area, id, ...changes }: Which & Changes,
  now: Date,
  done: string,
): Promise<ActResult> {
  const { table, rewrite } = listingTypes[area]
  const today = toDay(now)
  const row = await readListing(tx, { area, id })
  const correction = await prepareCorrection(tx, { area, id }, changes, now)
  await rewrite(tx, [id], correction.apply)
  const { title, closingDate } = await readListing(tx, { area, id })
  const wasOpen = !row.isRemoved && toListingStatus(row.closingDate, today) === 'open'
  if (wasOpen && toListingStatus(closingDate, today) === 'closed') {
    await recordClosed(tx, table, [id], now)
  }
  return {
    ...toDone({ area, id }, title, done),
    ...correction.changedValues,
    undo: { act: correctListing.name, input: { area, id, ...correction.undo } },
  }
}

export const correctListing: Act = defineAct({
  name: 'correct-listing',
  input: z
    .discriminatedUnion('area', [
      z.object({
        ...which,
        area: z.literal(['job', 'internship']),
        ...listingChangeSchemas.vacancy,
      }),
      z.object({ ...which, area: z.literal('scholarship'), ...listingChangeSchemas.scholarship }),
    ])
    .refine(hasChanges, NO_CHANGE_MESSAGE),
  run: (tx, input, { now }) => correct(tx, input, now, 'Corrected'),
})

export const closeListing: Act = defineAct({
  name: 'close-listing',
  input: z.object(which),
  async run(tx, input, { now }) {
    const { closingDate, openingDate } = await readListing(tx, input)
    if (toListingStatus(closingDate, toDay(now)) === 'closed') {
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
    if (toListingStatus(closingDate, toDay(now)) === 'open') {
      throw new StartError(
        `${input.area} ${input.id} is open. To change its closing date, correct it.`,
      )
    }
    if (toListingStatus(until, toDay(now)) === 'closed') {
      throw new StartError(`${until} is past: choose a later day, or none.`)
    }
    return correct(tx, { ...input, set: { closingDate: until }, reset: [] }, now, 'Open again')
  },
})

export const removeListingAct: Act = defineAct({
  name: 'remove-listing',
  input: z.object(which),
  async run(tx, input, { now, because }) {
    const { table } = listingTypes[input.area]
    const { title, isRemoved, closingDate } = await readListing(tx, input)
    if (!isRemoved && toListingStatus(closingDate, toDay(now)) === 'open') {
      await recordClosed(tx, table, [input.id], now)
    }
    await removeListing(tx, table, input.id, { now, because })
    await recordPageChanges(tx, table, [input.id])
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
    const { table } = listingTypes[input.area]
    const { title, isRemoved } = await readListing(tx, input)
    await restoreListing(tx, table, input.id)
    await recordPageChanges(tx, table, [input.id])
    return {
      ...toDone(input, title, 'Restored'),
      before: { removed: isRemoved },
      after: { removed: false },
      undo: isRemoved ? { act: removeListingAct.name, input } : null,
    }
  },
})
