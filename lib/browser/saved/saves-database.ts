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

/** The ids somebody has saved, as last read here. */
type CachedIds = {
  readonly owner: string
  readonly ids: Readonly<Partial<Record<SavedArea, readonly number[]>>>
}

/** What stood in the rows of what is saved, as last read here. */
type CachedRows = { readonly owner: string; readonly rows: readonly SavedRow[] }

const PENDING = 'waiting'
const SAVED = 'saved'
const ROWS = 'rows'

let opened: UseStore | null = null

/** A database, because here a page and the service worker write, and must not overwrite each other. */
function open(): UseStore {
  opened ??= createStore('visvakor-saves', 'saves')
  return opened
}

/** In order; nothing of anybody else. */
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

/** Null: never read on this device by this person. */
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

/** Of this person, or of nobody (empty): what a device saved. */
export async function readCachedRows(owner: string): Promise<readonly SavedRow[]> {
  const kept = await get<CachedRows>(ROWS, open())
  return kept?.owner === owner ? kept.rows : []
}

/** In place of all that was known. */
export async function cacheRows(owner: string, rows: readonly SavedRow[]): Promise<void> {
  await set(ROWS, { owner, rows } satisfies CachedRows, open())
}

/** What was kept for anybody but `owner` is gone afterwards; empty: for anybody at all. */
export async function deleteOtherUsersSaves(owner: string): Promise<void> {
  for (const name of [PENDING, SAVED, ROWS]) {
    const kept = await get<{ readonly owner: string }>(name, open())
    if (kept !== undefined && kept.owner !== owner) await del(name, open())
  }
}
