import { formatNumber } from '@/lib/shared/format/number'

const tab =
  'flex min-h-target cursor-pointer flex-col justify-center border border-transparent border-b-0 px-1.5 py-1 text-sm leading-tight font-medium whitespace-nowrap has-checked:border-line-strong has-checked:bg-paper has-checked:shadow-[inset_0_3px_var(--pen)] has-focus-visible:outline-3 sm:flex-row sm:items-center sm:gap-2 sm:px-4 sm:text-base'

type Props = {
  readonly value: string
  /** Number of items; undefined if not counted. */
  readonly count: number | undefined
  readonly isFirst?: boolean
  readonly children: string
}

export function SearchTab({ value, count, isFirst = false, children }: Props) {
  return (
    <label className={tab}>
      <input type="radio" name="area" value={value} defaultChecked={isFirst} className="sr-only" />
      {children}
      {count !== undefined && <span className="text-ink-soft">{formatNumber(count)}</span>}
    </label>
  )
}
