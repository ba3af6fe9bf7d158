import { X } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { TitledSection } from '@/components/ui/titled-section'
import { useSavedSearches } from '@/hooks/searches/use-saved-searches'
import { deleteDeviceSearch } from '@/lib/browser/searches/device-searches'
import { withoutSearches } from '@/lib/browser/searches/merge-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { formatSinceDay } from '@/lib/shared/format/since-day'
import { toSearchHref } from '@/lib/shared/listing/search-href'

export function SavedSearchList() {
  const { searches, onDevice, account, countOf } = useSavedSearches()
  const onlyHere = withoutSearches(onDevice, account.searches ?? onDevice)

  if (searches.length === 0) return null

  function remove(search: SavedSearch) {
    deleteDeviceSearch(search)
    if (account.find(search) !== undefined) account.remove(search)
  }

  return (
    <TitledSection title="Saved searches">
      <ul>
        {searches.map((search) => (
          <SavedSearchRow
            key={`${search.area}?${search.search}`}
            search={search}
            count={countOf(search) ?? null}
            remove={() => remove(search)}
          />
        ))}
      </ul>
      {onlyHere.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          {onlyHere.length === 1 ? 'One of them is' : `${onlyHere.length} of them are`} saved on
          this device only.
          <Button
            variant="secondary"
            disabled={account.isBusy}
            onClick={() => account.save(...onlyHere)}
          >
            Save to my account
          </Button>
        </p>
      )}
      <p role="alert" className="text-stop">
        {account.problem}
      </p>
    </TitledSection>
  )
}

type Props = {
  readonly search: SavedSearch
  /** Null if unknown. */
  readonly count: number | null
  readonly remove: () => void
}

function SavedSearchRow({ search, count, remove }: Props) {
  return (
    <li className="flex items-center gap-x-3 border-b border-line py-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <Link href={toSearchHref(search)} className="text-link min-w-0 py-2.5 wrap-anywhere">
          <MixedText>{search.label}</MixedText>
        </Link>
        {count !== null && (
          <span className={count > 0 ? 'font-medium' : 'text-ink-soft'}>
            {formatNewCount(count)} {formatSinceDay(search.lookedAt, new Date())}
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
