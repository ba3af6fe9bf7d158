import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/saved-search-calls'
import { formatSince } from '@/lib/shared/format/since'
import { toSearchHref } from '@/lib/shared/listing/searched-areas'

type Props = {
  readonly search: SavedSearch
  /** Null if unknown. */
  readonly count: number | null
  readonly remove: () => void
}

export function SavedSearchRow({ search, count, remove }: Props) {
  return (
    <li className="flex items-center gap-x-3 border-b border-line py-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <Link href={toSearchHref(search)} className="text-link min-w-0 py-2.5 wrap-anywhere">
          <MixedText>{search.label}</MixedText>
        </Link>
        {count !== null && (
          <span className={count > 0 ? 'font-medium' : 'text-ink-soft'}>
            {formatNewCount(count)} {formatSince(search.lookedAt, new Date())}
          </span>
        )}
      </div>
      <button
        type="button"
        aria-label={`Remove ${search.label}`}
        onClick={remove}
        className="inline-flex size-11 flex-none items-center justify-center"
      >
        <Icon icon={X} className="size-5" />
      </button>
    </li>
  )
}

function formatNewCount(count: number): string {
  if (count === 0) return 'Nothing new'
  return count >= MAX_NEW_COUNT ? `${MAX_NEW_COUNT} or more new` : `${count} new`
}
