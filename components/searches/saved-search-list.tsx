import { Button } from '@/components/ui/button'
import { TitledSection } from '@/components/ui/titled-section'
import { useAccountSearches } from '@/hooks/searches/use-account-searches'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { useNewCounts } from '@/hooks/searches/use-new-counts'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { deleteDeviceSearch } from '@/lib/browser/searches/device-searches'
import { mergeSearches, withoutSearches } from '@/lib/browser/searches/merge-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { SavedSearchRow } from './saved-search-row'

export function SavedSearchList() {
  const isSignedIn = useIsSignedIn()
  const onDevice = useDeviceSearches()
  const account = useAccountSearches(isSignedIn)
  const searches = mergeSearches(account.searches ?? [], onDevice)
  // Counted once, when both lists are loaded.
  const isWhole = !isSignedIn || account.searches !== undefined
  const countOf = useNewCounts(isWhole ? searches : null)
  const onlyHere = withoutSearches(onDevice, account.searches ?? onDevice)

  if (searches.length === 0) return null

  function remove(search: SavedSearch) {
    deleteDeviceSearch(search)
    if (account.find(search) !== undefined) account.forget(search)
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
            onClick={() => account.keep(...onlyHere)}
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
