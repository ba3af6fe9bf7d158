import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import type { SavedChange } from '@/lib/contract/socket-events'
import {
  findEntry,
  isSameListing,
  putEntry,
  removeEntry,
  type SavedEntry,
  type Saves,
} from './saves'

/** Sets what the account has of a sent entry; a later press of the same listing stays. */
export function settleEntry(saves: Saves, { stamp }: SavedEntry, saved: boolean): Saves {
  const settle = (entry: SavedEntry) => (saved ? [{ ...entry, saved, synced: true }] : [])
  const entries = saves.entries.flatMap((entry) => (entry.stamp === stamp ? settle(entry) : entry))
  return { ...saves, entries }
}

/** Applies a change that the account reports; an unsynced press of the same listing stays. */
export function applyChange(saves: Saves, { area, id, isSaved }: SavedChange): Saves {
  if (findEntry(saves, { area, id })?.synced === false) return saves
  return isSaved ? putEntry(saves, toSynced(area, id)) : removeEntry(saves, { area, id })
}

/** Replaces the ids of an area by those of the account; unsynced presses stay. */
export function applyIds(saves: Saves, area: ListingApiPath, ids: readonly number[]): Saves {
  const others = saves.entries.filter((entry) => entry.area !== area || !entry.synced)
  const added = ids
    .map((id) => toSynced(area, id))
    .filter((entry) => !others.some((other) => isSameListing(entry, other)))
  return { entries: [...others, ...added], known: [...new Set([...saves.known, area])] }
}

/** Lists the entries that were unsynced here and that another tab or the service worker has sent. */
export function listSentElsewhere(here: Saves, stored: Saves): readonly SavedEntry[] {
  const queued = listUnsynced(stored).map(({ stamp }) => stamp)
  return listUnsynced(here).filter(({ stamp }) => !queued.includes(stamp))
}

/** Takes over what other tabs have queued and sent; of other listings this tab knows more. */
export function mergeStored(here: Saves, stored: Saves): Saves {
  const changed = [...listSentElsewhere(here, stored), ...listUnsynced(stored)]
  const isChanged = (entry: SavedEntry) => changed.some((one) => isSameListing(one, entry))
  const others = here.entries.filter((entry) => !isChanged(entry))
  return { ...here, entries: [...stored.entries.filter(isChanged), ...others] }
}

export function listUnsynced({ entries }: Saves): readonly SavedEntry[] {
  return entries.filter(({ synced }) => !synced)
}

const toSynced = (area: ListingApiPath, id: number): SavedEntry => ({
  ...{ area, id, title: '', saved: true, synced: true, stamp: '' },
})
