import type { FilterOption } from '@/lib/shared/listing/filter-options'

type Props = {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly listed: boolean
  readonly label: string
  /** What is chosen. */
  readonly words: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly (number | string)[]
}

export function FilterBoxes({ type, name, listed, label, words, options, chosen }: Props) {
  return (
    <fieldset className="filter">
      <legend>{label}</legend>
      <details className={listed ? 'listed' : undefined}>
        <summary className="control">{words}</summary>
        {options.map(([value, words]) => (
          <label key={value}>
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {words}
          </label>
        ))}
      </details>
    </fieldset>
  )
}
