import type { ReactNode } from 'react'

type TitleBlockProps = {
  /** Values in the size of running text, where the facts are not what the page is about. */
  readonly small?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The title block of a drawing: a ruled table of labelled cells (`TitleBlockCell`). Cells of the
 * last row stretch, so that no hole is left at any width from 320 px.
 */
export function TitleBlock({ small = false, className = '', children }: TitleBlockProps) {
  const size = small ? 'title-block-small' : ''
  return <dl className={`title-block ${size} ${className}`}>{children}</dl>
}

type TitleBlockCellProps = {
  readonly label: string
  /** A row of its own, for values of many words. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One fact: a small label over a value to be read at arm's length. */
export function TitleBlockCell({ label, wide = false, children }: TitleBlockCellProps) {
  return (
    <div className={wide ? 'basis-full' : undefined}>
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
