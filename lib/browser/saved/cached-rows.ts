import { get, set } from 'idb-keyval'
import { openSaves } from './save-store'
import type { SavedRow } from './saved-row'

/** The saved listings of a user as last fetched. */
type CachedRows = { readonly owner: string; readonly rows: readonly SavedRow[] }

const ROWS = 'rows'

/** Reads the cached listings of a user; an empty owner stands for the device. */
export async function readCachedRows(owner: string): Promise<readonly SavedRow[]> {
  const cached = await get<CachedRows>(ROWS, openSaves())
  return cached?.owner === owner ? cached.rows : []
}

/** Replaces the cached listings. */
export async function cacheRows(owner: string, rows: readonly SavedRow[]): Promise<void> {
  await set(ROWS, { owner, rows } satisfies CachedRows, openSaves())
}
