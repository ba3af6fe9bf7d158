import { useAccountSearches } from '@/hooks/searches/use-account-searches'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { useNewCounts } from '@/hooks/searches/use-new-counts'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { mergeSearches } from '@/lib/browser/searches/merge-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'

type Counted = { readonly search: SavedSearch; readonly count: number | null }

/** Lists all saved searches with their number of new results; undefined until counted. */
export function useCountedSearches(): readonly Counted[] | undefined {
  const isSignedIn = useIsSignedIn()
  const onDevice = useDeviceSearches()
  const account = useAccountSearches(isSignedIn)
  const searches = mergeSearches(account.searches ?? [], onDevice)
  const isWhole = !isSignedIn || account.searches !== undefined
  const countOf = useNewCounts(isWhole ? searches : null)
  if (!isWhole) return undefined
  const counted = searches.flatMap((search) => {
    const count = countOf(search)
    return count === undefined ? [] : [{ search, count }]
  })
  return counted.length === searches.length ? counted : undefined
}
