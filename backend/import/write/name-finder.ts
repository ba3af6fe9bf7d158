import { foldText } from '@/backend/platform/text/search/fold-text'

/** Null for a name that is not on the list. */
export type FindId = (name: string) => number | null

type Row = { readonly id: number; readonly name: string; readonly nameKm: string | null }

/** Finds rows of a list by their English or Khmer name. */
export function createNameFinder(rows: readonly Row[]): FindId {
  const ids = new Map<string, number>()
  for (const { id, name, nameKm } of rows) {
    for (const each of [name, nameKm ?? '']) {
      // Two universities may have one name: the first one has it.
      if (each !== '' && !ids.has(toKey(each))) ids.set(toKey(each), id)
    }
  }
  return (name) => ids.get(toKey(name)) ?? null
}

/** Folds a name: spreadsheets turn apostrophes straight or curly, or drop them. */
function toKey(name: string): string {
  return foldText(name.replace(/['’]/g, ''))
}
