'use client'

import { useId } from 'react'

type Props = {
  readonly name: string
  readonly label: string
  /** Value and words of each choice. A client component, because these travel lighter than elements. */
  readonly options: readonly (readonly [id: number | string, words: string])[]
  readonly selected: number | string | undefined
}

/** One filter of a listing: a native select, so that it works everywhere and without script. */
export function FilterSelect({ name, label, options, selected }: Props) {
  const id = useId()
  return (
    <div className="border-b border-line py-3">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={selected ?? ''}
        className="mt-1 min-h-target w-full rounded border border-line-strong bg-paper px-3 text-base"
      >
        <option value="">Any</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
