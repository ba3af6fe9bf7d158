import { listChosen } from './chosen'

/** Value and words of a choice of a filter. */
export type FilterOption<Id extends number | string = number | string> = readonly [
  id: Id,
  words: string,
]

/**
 * The choices of a filter, in their own order, with the number of matches each would leave: "Phnom
 * Penh (210)". Those that would leave none are not offered, unless they are what is set.
 */
export function toFilterOptions<Id extends number | string>(
  choices: readonly { readonly id: Id; readonly name: string }[],
  counts: readonly { readonly id: Id; readonly count: number }[],
  chosen: Id | readonly Id[] | undefined,
): FilterOption<Id>[] {
  const set = listChosen(chosen)
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return choices.flatMap(({ id, name }) => {
    const count = countOf.get(id) ?? 0
    return count > 0 || set.includes(id) ? [[id, `${name} (${count})`] as const] : []
  })
}
