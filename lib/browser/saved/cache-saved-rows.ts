import { readCachedRows } from '@/lib/browser/saved/saves-database'
import { isRowFor, type SavedRef } from './saved-row'

/** Fetches and caches the saved listings unless all of them are cached, so that the list is complete offline. */
export async function cacheSavedRows(owner: string, names: readonly SavedRef[]): Promise<void> {
  const known = await readCachedRows(owner)
  if (names.every((name) => known.some((row) => isRowFor(row, name)))) return
  const { loadSavedRows } = await import('./load-saved-rows')
  await loadSavedRows(names)
}
