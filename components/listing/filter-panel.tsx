import type { ReactNode } from 'react'
import type { ActiveFilter } from '@/lib/shared/listing/active-filters'

type Props = {
  readonly active: readonly Pick<ActiveFilter, 'name'>[]
  readonly children: ReactNode
}

/**
 * A native disclosure, so that it opens without script. With script and on a narrow screen the style shows it as a sheet,
 * which its summary closes (`styles/listing.css`); `lib/browser/page/filter-sheet.ts` makes that modal.
 */
export function FilterPanel({ active, children }: Props) {
  // What is searched for stands in its own field, beside the panel.
  const inside = active.filter(({ name }) => name !== 'searchText').length
  return (
    <div className="filters">
      <details className="filter-panel">
        <summary>
          {inside === 0 ? 'Filters' : `Filters (${inside})`}
          <span className="filter-close">Close</span>
        </summary>
        {children}
      </details>
    </div>
  )
}
