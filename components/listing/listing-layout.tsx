import type { ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'

type Props = {
  readonly title: string
  readonly results: ReactNode
  readonly search: ReactNode
  readonly chips: ReactNode
  readonly sort: ReactNode
  /** Check of requirements; none if the rows have no requirements. */
  readonly fit?: ReactNode
  readonly list: ReactNode
  readonly pagination: ReactNode
  readonly follow: ReactNode
  readonly foot?: ReactNode
}

export function ListingLayout(props: Props) {
  return (
    <div data-listing="" className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="border-b border-ink pt-2 pb-2 md:pt-10 md:pb-4">
        <h1 className="text-xl font-semibold tracking-[-0.01em] text-balance md:text-2xl">
          <MixedText>{props.title}</MixedText>
        </h1>
        {props.results}
      </header>
      <div className="listing-columns">
        <div className="search-column">{props.search}</div>
        <div className="min-w-0">
          <div className="listing-bar">
            {props.sort}
            {props.fit}
            {props.chips}
          </div>
          {props.list}
          {props.pagination}
          {props.follow}
          {props.foot}
        </div>
      </div>
    </div>
  )
}

type PanelProps = {
  readonly active: readonly Pick<ActiveFilter, 'name'>[]
  readonly children: ReactNode
}

/**
 * Shows the filters in a native disclosure, which opens without script. With script and on a narrow screen CSS shows it as a
 * sheet, which its summary closes (`styles/listing.css`); `lib/browser/page/filter-sheet.ts` makes that modal.
 */
export function FilterPanel({ active, children }: PanelProps) {
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
