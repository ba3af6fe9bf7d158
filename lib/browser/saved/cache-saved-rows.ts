import { readCachedRows } from '@/lib/browser/saved/saves-database'
import { isRowFor, type SavedRef } from './saved-row'

/** Reads what stands in the rows of what is saved, unless all of it is known, so that the list is whole without a line. */
export async function keepRows(owner: string, names: readonly SavedRef[]): Promise<void> {
  const known = await readCachedRows(owner)
  if (names.every((name) => known.some((row) => isRowFor(row, name)))) return
  const { loadSavedRows } = await import('./load-saved-rows')
  await loadSavedRows(names)
}
