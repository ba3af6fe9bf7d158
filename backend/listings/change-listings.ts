import { and, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { recordChangedItems } from '@/backend/areas/listing/changed-pages'
import { isOpen } from '@/backend/areas/listing/closing'
import {
  listRemoved,
  type RemovedListing,
  removeListing,
  restoreListing,
} from '@/backend/areas/listing/removal'
import { recordClosed } from '@/backend/areas/notifications/publications'
import type { Database } from '@/backend/db/connect'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'
import {
  type ListingCommand,
  REMOVABLE_NAMES,
  type RemovableName,
  removables,
} from './listing-arguments'

type Change = Extract<ListingCommand, { readonly area: RemovableName }>

export type ChangedListings = {
  readonly lines: readonly string[]
  readonly staleTags: readonly CacheTag[]
}

/** Removes or restores all given listings, or none. Throws `StartError` for an unknown one. */
export function changeListings(
  db: Database,
  { verb, area, ids, because }: Change,
  now: Date,
): Promise<ChangedListings> {
  const { table, tags, path } = removables[area]
  return db.transaction(async (tx) => {
    const lines: string[] = []
    if (verb === 'remove') {
      const isOpenOne = and(inArray(table.id, [...ids]), isOpen(table, toDay(now)))
      const open = await tx
        .select({ id: table.id })
        .from(table as PgTable)
        .where(isOpenOne)
      await recordClosed(
        tx,
        table,
        open.map(({ id }) => Number(id)),
        now,
      )
    }
    for (const id of ids) {
      const title =
        verb === 'remove'
          ? await removeListing(tx, table, id, { now, because })
          : await restoreListing(tx, table, id)
      if (title === null) throw new StartError(`There is no ${area} ${id}.`)
      lines.push(`${verb === 'remove' ? 'Taken down' : 'Restored'}: ${path}/${id} “${title}”`)
    }
    await recordChangedItems(tx, table, ids)
    return { lines, staleTags: [...tags.lists, ...ids.map((id) => tags.page(id))] }
  })
}

export async function listRemovedLines(db: Database): Promise<readonly string[]> {
  const lines: string[] = []
  for (const area of REMOVABLE_NAMES) {
    const { table, path } = removables[area]
    for (const removed of await listRemoved(db, table)) lines.push(toLine(path, removed))
  }
  return lines.length === 0 ? ['Nothing is taken down.'] : lines
}

function toLine(path: string, { id, title, removedAt, because }: RemovedListing): string {
  const why = because === null ? '' : `: ${because}`
  return `${removedAt.toISOString().slice(0, 10)}  ${path}/${id} “${title}”${why}`
}
