'use client'

import { useSyncExternalStore } from 'react'
import {
  getKhmerNames,
  type NamesById,
  subscribeToKhmerNames,
} from '@/lib/browser/khmer-names/khmer-names'
import { formatBothNames } from '@/lib/shared/format/languages'
import type { FilterOption } from '@/lib/shared/listing/filter-labels'

type FieldProps = {
  readonly name: string
  readonly several: boolean
  /** True to list all values where there is room. */
  readonly listed: boolean
  readonly label: string
  /** Tuples, because they are smaller than elements. */
  readonly options: readonly FilterOption[]
  readonly chosen: readonly (number | string)[]
}

const ANY = ['', 'Any'] as const

const none = () => undefined

/** Renders a filter as a native select or as boxes to tick, which work without script (`styles/listing.css`). */
export function FilterField({ name, several, listed, label, options, chosen }: FieldProps) {
  const khmer = useSyncExternalStore(subscribeToKhmerNames, () => getKhmerNames(name), none)
  if (several) {
    const words = chosen.length === 0 ? 'Any' : `${chosen.length} chosen`
    return (
      <FilterBoxes type="checkbox" {...{ name, listed, label, words, options, chosen, khmer }} />
    )
  }
  const all = [ANY, ...options]
  const [value = ''] = chosen
  if (listed) {
    const [, words = ''] = all.find(([each]) => each === value) ?? ANY
    return (
      <FilterBoxes
        type="radio"
        {...{ name, listed, label, words, khmer }}
        options={all}
        chosen={[value]}
      />
    )
  }
  return (
    <label className="filter">
      {label}
      <select name={name} defaultValue={value} className="control">
        {all.map(([each, words]) => (
          <option key={each} value={each}>
            {formatBothNames({ name: words, nameKm: khmer?.[each] })}
          </option>
        ))}
      </select>
    </label>
  )
}

type BoxesProps = {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly listed: boolean
  readonly label: string
  /** Text of the choice. */
  readonly words: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly (number | string)[]
  readonly khmer: NamesById | undefined
}

function FilterBoxes({ type, name, listed, label, words, options, chosen, khmer }: BoxesProps) {
  return (
    <fieldset className="filter">
      <legend>{label}</legend>
      <details className={listed ? 'listed' : undefined}>
        <summary className="control">{words}</summary>
        {options.map(([value, words]) => (
          <label key={value} className="choice">
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {words}
            {khmer?.[value] && (
              <>
                {' '}
                <span lang="km">{khmer[value]}</span>
              </>
            )}
          </label>
        ))}
      </details>
    </fieldset>
  )
}
