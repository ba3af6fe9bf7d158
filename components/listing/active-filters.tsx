import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'

type Props = {
  /** `withoutHref` is the address of the listing without that value. */
  readonly filters: readonly Pick<ActiveFilter, 'words' | 'khmer' | 'withoutHref'>[]
  readonly clearHref: string
}

export function ActiveFilters({ filters, clearHref }: Props) {
  if (filters.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2 py-2">
      {filters.map(({ words, khmer, withoutHref }) => (
        <li key={withoutHref}>
          <Link
            href={withoutHref}
            className="inline-flex min-h-target items-center gap-1 rounded border border-line-strong px-3 text-sm hover:bg-sheet"
          >
            <span className="sr-only">Remove filter </span>
            <span>
              <MixedText>{khmer === null ? words : `${words} ${khmer}`}</MixedText>
            </span>
            <Icon icon={X} className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={clearHref} className="text-link px-2 text-sm">
          Clear all
        </Link>
      </li>
    </ul>
  )
}
