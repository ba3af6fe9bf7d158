'use client'

import type { FilterOption } from '@/lib/shared/listing/filter-options'

type Props = {
  readonly name: string
  readonly several: boolean
  readonly label: string
  /** A client component, because these travel lighter than elements. */
  readonly options: readonly FilterOption[]
  readonly chosen: readonly (number | string)[]
}

const field = 'block border-b border-line py-3 text-sm font-medium'
const control =
  'mt-1 min-h-target w-full rounded border border-line-strong bg-paper text-base font-normal'

/** Works without script: a native select, or boxes to tick (`styles/listing.css`). */
export function FilterField({ name, several, label, options, chosen }: Props) {
  return several ? (
    <fieldset className={field}>
      <legend>{label}</legend>
      <details>
        <summary className={`${control} px-4`}>
          {chosen.length ? `${chosen.length} chosen` : 'Any'}
        </summary>
        {options.map(([value, words]) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {words}
          </label>
        ))}
      </details>
    </fieldset>
  ) : (
    <label className={field}>
      {label}
      <select name={name} defaultValue={chosen[0]} className={`${control} px-3`}>
        <option value="">Any</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
