import { type ComponentProps, useId } from 'react'

type Props = Pick<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'onChange'> & {
  readonly label: string
  /** Count, announced after the name. */
  readonly aside: string
}

export function ChoiceRow({ label, aside, ...input }: Props) {
  const id = useId()
  return (
    <label className="choice">
      <input {...input} aria-labelledby={`${id}-name`} aria-describedby={`${id}-aside`} />
      <span>
        <span id={`${id}-name`}>{label}</span>
        <span id={`${id}-aside`} className="block text-sm text-ink-soft">
          {aside}
        </span>
      </span>
    </label>
  )
}
