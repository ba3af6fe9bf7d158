import type { ReactNode } from 'react'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'

type Props = {
  readonly active: readonly Pick<ActiveFilter, 'name'>[]
  readonly children: ReactNode
}

/**
 * Shows the filters in a native disclosure, which opens without script. With script and on a narrow screen CSS shows it as a
 * sheet, which its summary closes (`styles/listing.css`); `lib/browser/page/filter-sheet.ts` makes that modal.
 */
export function FilterPanel({ active, children }: Props) {
  // The search text has its own field beside the panel.
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
