import type { ReactNode } from 'react'

type TitleBlockProps = { readonly children: ReactNode; readonly className?: string }

/**
 * The title block of a drawing: a ruled table of labelled cells (`TitleBlockCell`). Cells of the
 * last row stretch, so that no hole is left at any width from 320 px. `--cell` is the width cells ask
 * for from 768 px.
 */
export function TitleBlock({ children, className = '' }: TitleBlockProps) {
  return <dl className={`flex flex-wrap border-line border-t border-l ${className}`}>{children}</dl>
}

type TitleBlockCellProps = {
  readonly label: string
  /** A row of its own, for values of many words. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One fact: a small label over a value to be read at arm's length. */
export function TitleBlockCell({ label, wide = false, children }: TitleBlockCellProps) {
  const width = wide ? 'basis-full' : 'grow basis-34 md:basis-(--cell,14rem)'
  return (
    <div className={`min-w-0 break-inside-avoid border-line border-r border-b px-3 py-2 ${width}`}>
      <dt className="label">{label}</dt>
      <dd className="wrap-anywhere text-lg font-medium">{children}</dd>
    </div>
  )
}
