export type ClosingItem = { readonly closingDate: string | null }

/** All of the lists in the order of their closing days; of one day the lists take turns. What never closes is left out. */
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
