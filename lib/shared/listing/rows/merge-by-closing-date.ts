export type ClosingItem = { readonly closingDate: string | null }

/**
 * Merges lists by closing date; items of the same day alternate between the lists. Items that never close are
 * left out.
 */
export function mergeByClosingDate<Item extends ClosingItem>(
  lists: readonly (readonly Item[])[],
): Item[] {
  return lists
    .flatMap((list) => [...list.entries()])
    .filter(([, { closingDate }]) => closingDate !== null)
    .toSorted(
      ([turn, a], [other, b]) =>
        String(a.closingDate).localeCompare(String(b.closingDate)) || turn - other,
    )
    .map(([, item]) => item)
}
