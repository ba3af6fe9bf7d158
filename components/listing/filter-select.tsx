import { useId } from 'react'
import type { Named } from '@/lib/contract/common'

type Props = {
  readonly name: string
  readonly label: string
  readonly options: readonly Named[]
  /** Matches each option would leave, by its id; an option without a count is not offered. */
  readonly counts: readonly { readonly id: number; readonly count: number }[]
  readonly selected: number | undefined
}

/** One filter of a listing: a native select, so that it works everywhere and costs no script. */
export function FilterSelect({ name, label, options, counts, selected }: Props) {
  const id = useId()
  const countOf = new Map(counts.map((entry) => [entry.id, entry.count]))
  const offered = options.filter(
    (option) => option.id === selected || (countOf.get(option.id) ?? 0) > 0,
  )
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
        {offered.map((option) => (
          <option key={option.id} value={option.id}>
            {`${option.name} (${countOf.get(option.id) ?? 0})`}
          </option>
        ))}
      </select>
    </div>
  )
}
