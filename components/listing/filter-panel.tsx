import type { ReactNode } from 'react'
import type { ActiveFilter } from '@/lib/shared/listing/active-filters'

type Props = {
  readonly active: readonly Pick<ActiveFilter, 'name'>[]
  readonly children: ReactNode
}

/** A native disclosure, so that it opens without script (`styles/listing.css`). */
export function FilterPanel({ active, children }: Props) {
  // What is searched for stands in its own field, beside the panel.
  const inside = active.filter(({ name }) => name !== 'searchText').length
  return (
    <details className="filter-panel">
      <summary>{inside === 0 ? 'Filters' : `Filters (${inside})`}</summary>
      {children}
    </details>
  )
}
