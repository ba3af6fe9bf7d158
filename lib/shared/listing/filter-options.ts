import { listChosen, UNREAD_NAME } from './filter-words'

export type FilterOption<Id extends number | string = number | string> = readonly [
  id: Id,
  words: string,
]

/**
 * "Phnom Penh (210)". Choices that would leave nothing are not offered, unless they are set. Without counts all are
 * offered; without choices what is set, so that it stays set.
 */
export function toFilterOptions<Id extends number | string>(
  choices: readonly { readonly id: Id; readonly name: string }[] | undefined,
  counts: readonly { readonly id: Id; readonly count: number }[] | undefined,
  chosen: Id | readonly Id[] | undefined,
): FilterOption<Id>[] {
  const set = listChosen(chosen)
  if (choices === undefined) return set.map((id) => [id, UNREAD_NAME])
  if (counts === undefined) return choices.map(({ id, name }) => [id, name])
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return choices.flatMap(({ id, name }) => {
    const count = countOf.get(id) ?? 0
    return count > 0 || set.includes(id) ? [[id, `${name} (${count})`] as const] : []
  })
}
