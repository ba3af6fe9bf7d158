import type { Listing, ListingQuery, Shape } from './listing'

type Choice = {
  readonly id: number | string
  readonly name: string
  readonly nameKm?: string | null
}

export type FilterChoices = Readonly<Record<string, readonly Choice[] | undefined>>

const MAX_NAMED = 3

/** Shown for a value while the list of names cannot be fetched. */
const UNKNOWN_NAME = 'Something chosen'

export function getLabel(choices: FilterChoices, name: string, value: unknown): string | undefined {
  if (name === 'searchText') return `“${value}”`
  return choices[name]?.find(({ id }) => id === value)?.name
}

function getKhmerLabel(choices: FilterChoices, name: string, value: unknown): string | null {
  return choices[name]?.find(({ id }) => id === value)?.nameKm ?? null
}

/** Returns the values of a filter: none, one, or several of which any may match. */
export function listChosen<Value>(chosen: Value | readonly Value[] | undefined): readonly Value[] {
  if (chosen === undefined) return []
  return isList(chosen) ? chosen : [chosen]
}

export function formatLabels(
  choices: FilterChoices,
  name: string,
  chosen: unknown,
): string | undefined {
  const names = listChosen(chosen).flatMap((value) => getLabel(choices, name, value) ?? [])
  return names.length === 0 ? undefined : joinNames(names)
}

/** Formats "Kampot", "Kampot and Kep" or "Kampot, Kep and 3 more". */
export function joinNames(names: readonly string[]): string {
  const others = names.length - MAX_NAMED + 1
  const named = others > 1 ? [...names.slice(0, -others), `${others} more`] : names
  return named.length < 2 ? named.join() : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

/** Formats the end of a heading: ": Full-time, “bridge”". The sort order and unknown values are left out. */
export function formatFilters(
  filters: Readonly<Record<string, unknown>>,
  choices: FilterChoices,
): string {
  const words = Object.entries(filters).flatMap(
    ([name, chosen]) => formatLabels(choices, name, chosen) ?? [],
  )
  return words.length === 0 ? '' : `: ${words.join(', ')}`
}

// Array.isArray does not narrow readonly arrays.
function isList<Value>(chosen: Value | readonly Value[]): chosen is readonly Value[] {
  return Array.isArray(chosen)
}

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

export type ActiveFilter = {
  readonly name: string
  readonly words: string
  readonly khmer: string | null
  readonly withoutHref: string
}

/** Lists the filters that are set; the sort order is none. */
export function listActiveFilters<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
  choices: FilterChoices,
): ActiveFilter[] {
  return Object.entries<unknown>(query.filters).flatMap(([name, chosen]) => {
    if (name === 'sort') return []
    const unnamed = choices[name] === undefined ? UNKNOWN_NAME : 'Something no longer listed'
    return listChosen(chosen).map((value) => ({
      name,
      words: getLabel(choices, name, value) ?? unnamed,
      khmer: getKhmerLabel(choices, name, value),
      withoutHref: listing.hrefOf(listing.withoutValue(query, name, value)),
    }))
  })
}
