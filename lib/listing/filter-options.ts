import type { Named } from '@/lib/contract/common'

/**
 * The choices of a filter, in their own order, with the number of matches each would leave: "Phnom
 * Penh (210)". Those that would leave none are not offered, unless it is the one that is set.
 */
export function toFilterOptions(
  choices: readonly Named[],
  counts: readonly { readonly id: number; readonly count: number }[],
  selected: number | undefined,
): [id: number, words: string][] {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return choices.flatMap(({ id, name }) => {
    const count = countOf.get(id) ?? 0
    return count > 0 || id === selected ? [[id, `${name} (${count})`]] : []
  })
}
