import type { ReactNode } from 'react'
import { languageOf } from '@/lib/shared/format/languages'

type FactTableProps = {
  readonly small?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Lists facts in cells, like the title block of a drawing. Cells of the last row stretch, so that there is no gap at any width from 320 px. */
export function FactTable({ small = false, className = '', children }: FactTableProps) {
  const size = small ? 'title-block-small' : ''
  return <dl className={`title-block ${size} ${className}`}>{children}</dl>
}

type FactCellProps = {
  readonly label: string
  readonly wide?: boolean
  readonly children: ReactNode
}

export function FactCell({ label, wide = false, children }: FactCellProps) {
  return (
    <div className={wide ? 'basis-full' : undefined}>
      <dt className="label">{label}</dt>
      <dd lang={typeof children === 'string' ? languageOf(children) : undefined}>{children}</dd>
    </div>
  )
}
