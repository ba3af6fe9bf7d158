import type { ChoiceFields } from '@/lib/contract/listing'
import { toFilterOptions } from '@/lib/shared/listing/filter-options'
import { listChosen } from '@/lib/shared/listing/filter-words'
import { FilterField } from './filter-field'

type Id = number | string

type Props<Name extends string> = {
  /** In the order they are to stand in. */
  readonly panel: { readonly [K in Name]: { readonly label: string } }
  readonly fields: Pick<ChoiceFields, NoInfer<Name>>
  /** With how many matches each choice would leave. */
  readonly choices: {
    readonly [K in NoInfer<Name>]: readonly { readonly id: Id; readonly name: string }[]
  }
  readonly facets: {
    readonly [K in NoInfer<Name>]: readonly { readonly id: Id; readonly count: number }[]
  }
  readonly filters: { readonly [K in NoInfer<Name>]?: Id | readonly Id[] }
}

export function FilterFields<Name extends string>(props: Props<Name>) {
  const { panel, fields, choices, facets, filters } = props
  const names = Object.keys(panel) as Name[]
  return names.map((name) => {
    const chosen = listChosen(filters[name])
    return (
      <FilterField
        key={name}
        name={name}
        several={fields[name].several}
        label={panel[name].label}
        options={toFilterOptions(choices[name], facets[name], chosen)}
        chosen={chosen}
      />
    )
  })
}
