import type { ReactNode } from 'react'

type Props = {
  readonly active: number
  readonly children: ReactNode
}

/** A native disclosure, so that it opens without script (`styles/listing.css`). */
export function FilterPanel({ active, children }: Props) {
  return (
    <details className="filter-panel">
      <summary>{active === 0 ? 'Filters' : `Filters (${active})`}</summary>
      {children}
    </details>
  )
}
