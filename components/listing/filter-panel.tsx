import { SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type Props = {
  readonly active: number
  readonly children: ReactNode
}

/** A native disclosure, so that it opens without script (`styles/listing.css`). */
export function FilterPanel({ active, children }: Props) {
  return (
    <details className="filter-panel mt-3">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between rounded border border-line-strong px-4 font-medium xl:border-0 xl:px-0">
        {active === 0 ? 'Filters' : `Filters (${active})`}
        <Icon icon={SlidersHorizontal} className="size-5 xl:hidden" />
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  )
}
