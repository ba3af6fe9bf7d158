import { recallRows } from '@/lib/browser/offline/saves/store'
import { isRowOf, type SavedName } from './saved-row'

/** Reads what stands in the rows of what is saved, unless all of it is known, so that the list is whole without a line. */
export async function keepRows(owner: string, names: readonly SavedName[]): Promise<void> {
  const known = await recallRows(owner)
  if (names.every((name) => known.some((row) => isRowOf(row, name)))) return
  const { readRows } = await import('./read-rows')
  await readRows(names)
}
