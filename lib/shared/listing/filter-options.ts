import { listChosen, UNKNOWN_NAME } from './filter-labels'

export type FilterOption<Id extends number | string = number | string> = readonly [
  id: Id,
  words: string,
]

export type CountedOption<Id> = {
  readonly id: Id
  readonly count: number
  readonly atLeast?: true | undefined
}

/**
 * Builds "Phnom Penh (210)", or "(210+)" where not all were counted. Options without results are left out
 * unless they are set. Without counts all options are returned; without choices only what is set.
 */
export function toFilterOptions<Id extends number | string>(
  choices: readonly { readonly id: Id; readonly name: string }[] | undefined,
  counts: readonly CountedOption<Id>[] | undefined,
  chosen: Id | readonly Id[] | undefined,
): FilterOption<Id>[] {
  const set = listChosen(chosen)
  if (choices === undefined) return set.map((id) => [id, UNKNOWN_NAME])
  if (counts === undefined) return choices.map(({ id, name }) => [id, name])
  const countOf = new Map(counts.map((each) => [each.id, each]))
  // A value without matches among the counted items may match others.
  const isCut = counts.some(({ atLeast }) => atLeast)
  return choices.flatMap(({ id, name }) => {
    const { count, atLeast } = countOf.get(id) ?? { count: 0 }
    if (isCut && count === 0) return [[id, name] as const]
    const words = `${name} (${count}${atLeast ? '+' : ''})`
    return count > 0 || set.includes(id) ? [[id, words] as const] : []
  })
}
