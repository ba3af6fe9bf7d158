import { type ComponentProps, useId } from 'react'

type Props = Pick<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'onChange'> & {
  readonly label: string
  /** What it came to, read after the name. */
  readonly aside: string
}

export function ChoiceLine({ label, aside, ...input }: Props) {
  const id = useId()
  return (
    <label className="flex min-h-target items-center gap-3 py-1">
      <input
        {...input}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-aside`}
        className="size-5 shrink-0"
      />
      <span>
        <span id={`${id}-name`}>{label}</span>
        <span id={`${id}-aside`} className="block text-sm text-ink-soft">
          {aside}
        </span>
      </span>
    </label>
  )
}
