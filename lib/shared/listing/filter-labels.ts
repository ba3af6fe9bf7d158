type Choice = {
  readonly id: number | string
  readonly name: string
  readonly nameKm?: string | null
}

export type FilterChoices = Readonly<Record<string, readonly Choice[] | undefined>>

const MAX_NAMED = 3

/** Shown for a value while the list of names cannot be fetched. */
export const UNKNOWN_NAME = 'Something chosen'

export function getLabel(choices: FilterChoices, name: string, value: unknown): string | undefined {
  if (name === 'searchText') return `“${value}”`
  return choices[name]?.find(({ id }) => id === value)?.name
}

export function getKhmerLabel(choices: FilterChoices, name: string, value: unknown): string | null {
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
