import { listChosen } from './filter-words'

export type FilterOption<Id extends number | string = number | string> = readonly [
  id: Id,
  words: string,
]

/** "Phnom Penh (210)". Choices that would leave nothing are not offered, unless they are set. */
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
