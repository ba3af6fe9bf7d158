import { createStore, del, get, set, type UseStore, update } from 'idb-keyval'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import type { SavingArea } from '@/lib/contract/saving'
import { addPress, listPresses, type Press, type Waiting, withoutPress } from './queue'

/** The ids somebody has saved, as last read here. */
type SavedHere = {
  readonly owner: string
  readonly ids: Readonly<Partial<Record<SavingArea, readonly number[]>>>
}

/** What stood in the rows of what is saved, as last read here. */
type RowsHere = { readonly owner: string; readonly rows: readonly SavedRow[] }

const WAITING = 'waiting'
const SAVED = 'saved'
const ROWS = 'rows'

let opened: UseStore | null = null

/** A database, because here a page and the service worker write, and must not overwrite each other. */
function open(): UseStore {
  opened ??= createStore('visvakor-saves', 'saves')
  return opened
}

/** In order; nothing of anybody else. */
export async function listWaitingPresses(owner: string): Promise<readonly Press[]> {
  return listPresses(await get<Waiting>(WAITING, open()), owner)
}

export async function putWaiting(owner: string, press: Press): Promise<void> {
  await update<Waiting>(WAITING, (waiting) => addPress(waiting, owner, press), open())
}

export async function removeWaiting(press: Press): Promise<void> {
  await update<Waiting | undefined>(WAITING, (waiting) => withoutPress(waiting, press), open())
}

/** Null: never read on this device by this person. */
export async function recallSaved(
  owner: string,
  area: SavingArea,
): Promise<readonly number[] | null> {
  const saved = await get<SavedHere>(SAVED, open())
  return saved?.owner === owner ? (saved.ids[area] ?? null) : null
}

export async function rememberSaved(
  owner: string,
  area: SavingArea,
  ids: readonly number[],
): Promise<void> {
  const change = (saved: SavedHere | undefined): SavedHere => ({
    owner,
    ids: { ...(saved?.owner === owner ? saved.ids : {}), [area]: ids },
  })
  await update<SavedHere>(SAVED, change, open())
}

/** Of this person, or of nobody (empty): what a device saved. */
export async function recallRows(owner: string): Promise<readonly SavedRow[]> {
  const kept = await get<RowsHere>(ROWS, open())
  return kept?.owner === owner ? kept.rows : []
}

/** In place of all that was known. */
export async function rememberRows(owner: string, rows: readonly SavedRow[]): Promise<void> {
  await set(ROWS, { owner, rows } satisfies RowsHere, open())
}

/** What was kept for anybody but `owner` is gone afterwards; empty: for anybody at all. */
export async function forgetSavesOfOthers(owner: string): Promise<void> {
  for (const name of [WAITING, SAVED, ROWS]) {
    const kept = await get<{ readonly owner: string }>(name, open())
    if (kept !== undefined && kept.owner !== owner) await del(name, open())
  }
}
