import type { ReactNode } from 'react'
import { ClosingDate } from '@/components/ui/closing-date'

type Props = {
  readonly item: { readonly status: 'open' | 'closed'; readonly closingDate: string | null }
  readonly apply: ReactNode
  readonly today: string
  readonly save?: ReactNode
}

export function ApplyBar({ item, apply, today, save }: Props) {
  if (item.status === 'closed') return null
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-paper px-4 py-2 text-sm md:-mx-6 md:px-6 lg:hidden print:hidden">
      <ClosingDate closingDate={item.closingDate} renderedOn={today} />
      <span className="flex flex-wrap items-center gap-2">
        {save}
        {apply}
      </span>
    </div>
  )
}
