import type { FacetFields } from '@/lib/contract/listing'
import { type CountedOption, listChosen, toFilterOptions } from '@/lib/shared/listing/filter-labels'
import { FilterField } from './filter-field'

type Id = number | string

type Props<Name extends string> = {
  /** In display order. */
  readonly panel: { readonly [K in Name]: { readonly label: string; readonly listed?: boolean } }
  readonly fields: Pick<FacetFields, NoInfer<Name>>
  /** A field without choices is left out, unless it is set. */
  readonly choices: {
    readonly [K in NoInfer<Name>]?:
      | readonly { readonly id: Id; readonly name: string }[]
      | undefined
  }
  /** Number of matches for each choice; null if it could not be read. */
  readonly facets:
    | {
        readonly [K in NoInfer<Name>]: readonly CountedOption<Id>[]
      }
    | null
  readonly filters: { readonly [K in NoInfer<Name>]?: Id | readonly Id[] }
}

export function FilterFields<Name extends string>(props: Props<Name>) {
  const { panel, fields, choices, facets, filters } = props
  const names = Object.keys(panel) as Name[]
  return names.map((name) => {
    const chosen = listChosen(filters[name])
    if (choices[name] === undefined && chosen.length === 0) return null
    return (
      <FilterField
        key={name}
        name={name}
        several={fields[name].several}
        label={panel[name].label}
        listed={panel[name].listed ?? false}
        options={toFilterOptions(choices[name], facets?.[name], chosen)}
        chosen={chosen}
      />
    )
  })
}
