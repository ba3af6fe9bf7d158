import type { Named } from '@/lib/contract/common'
import { toFilterOptions } from '@/lib/shared/listing/filter-options'
import { FilterSelect } from './filter-select'

type Props<Name extends string> = {
  /** Names of filters and their labels, in the order they are to stand in. */
  readonly filters: readonly (readonly [name: Name, label: string])[]
  /** What each is chosen from, and how many matches each choice would leave. */
  readonly choices: { readonly [K in Name]: readonly Named[] }
  readonly facets: { readonly [K in Name]: readonly { id: number; count: number }[] }
  /** The filters that are set. */
  readonly chosen: { readonly [K in Name]?: number }
}

/** Filters that are chosen from lists, each choice with what it would leave. */
export function FilterSelects<Name extends string>(props: Props<Name>) {
  const { filters, choices, facets, chosen } = props
  return filters.map(([name, label]) => (
    <FilterSelect
      key={name}
      name={name}
      label={label}
      options={toFilterOptions(choices[name], facets[name], chosen[name])}
      selected={chosen[name]}
    />
  ))
}
