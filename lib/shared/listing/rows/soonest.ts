export type ClosingItem = { readonly closingDate: string | null }

/** All of the lists in the order of their closing days; of one day the lists take turns. What never closes is left out. */
export function toSoonest<Item extends ClosingItem>(lists: readonly (readonly Item[])[]): Item[] {
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: turns }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )
  return inTurn
    .flat()
    .filter(({ closingDate }) => closingDate !== null)
    .toSorted((a, b) => String(a.closingDate).localeCompare(String(b.closingDate)))
}
