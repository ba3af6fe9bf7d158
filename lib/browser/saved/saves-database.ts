import { createStore, del, get, set, type UseStore, update } from 'idb-keyval'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import {
  addPendingSave,
  listPendingSaves,
  type PendingSave,
  type PendingSaves,
  withoutPendingSave,
} from './pending-saves'

/** The saved ids of a user as last fetched. */
type CachedIds = {
  readonly owner: string
  readonly ids: Readonly<Partial<Record<SavedArea, readonly number[]>>>
}

/** The saved listings of a user as last fetched. */
type CachedRows = { readonly owner: string; readonly rows: readonly SavedRow[] }

const PENDING = 'waiting'
const SAVED = 'saved'
const ROWS = 'rows'

let opened: UseStore | null = null

/** IndexedDB, because pages and the service worker write at the same time. */
function open(): UseStore {
  opened ??= createStore('visvakor-saves', 'saves')
  return opened
}

/** Reads the pending saves of a user, in order. */
export async function readPendingSaves(owner: string): Promise<readonly PendingSave[]> {
  return listPendingSaves(await get<PendingSaves>(PENDING, open()), owner)
}

export async function enqueueSave(owner: string, press: PendingSave): Promise<void> {
  await update<PendingSaves>(PENDING, (waiting) => addPendingSave(waiting, owner, press), open())
}

export async function dequeueSave(press: PendingSave): Promise<void> {
  await update<PendingSaves | undefined>(
    PENDING,
    (waiting) => withoutPendingSave(waiting, press),
    open(),
  )
}

/** Returns null when the ids of this user were never fetched on this device. */
export async function readCachedIds(
  owner: string,
  area: SavedArea,
): Promise<readonly number[] | null> {
  const saved = await get<CachedIds>(SAVED, open())
  return saved?.owner === owner ? (saved.ids[area] ?? null) : null
}

export async function cacheSavedIds(
  owner: string,
  area: SavedArea,
  ids: readonly number[],
): Promise<void> {
  const change = (saved: CachedIds | undefined): CachedIds => ({
    owner,
    ids: { ...(saved?.owner === owner ? saved.ids : {}), [area]: ids },
  })
  await update<CachedIds>(SAVED, change, open())
}

/** Reads the cached listings of a user; an empty owner stands for the device. */
export async function readCachedRows(owner: string): Promise<readonly SavedRow[]> {
  const kept = await get<CachedRows>(ROWS, open())
  return kept?.owner === owner ? kept.rows : []
}

/** Replaces the cached listings. */
export async function cacheRows(owner: string, rows: readonly SavedRow[]): Promise<void> {
  await set(ROWS, { owner, rows } satisfies CachedRows, open())
}

/** Deletes what is stored for users other than `owner`; empty: for every user. */
export async function deleteOtherUsersSaves(owner: string): Promise<void> {
  for (const name of [PENDING, SAVED, ROWS]) {
    const kept = await get<{ readonly owner: string }>(name, open())
    if (kept !== undefined && kept.owner !== owner) await del(name, open())
  }
}
