import { useAccountSearches } from '@/hooks/searches/use-account-searches'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { useNewCounts } from '@/hooks/searches/use-new-counts'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { mergeSearches } from '@/lib/browser/searches/same-search'
import { OwnTile } from './own-tile'
import { toSearchTile } from './to-search-tile'

/** Counted with the list of them further down, once for both. */
export function SearchTile() {
  const isSignedIn = useIsSignedIn()
  const onDevice = useDeviceSearches()
  const account = useAccountSearches(isSignedIn)
  const searches = mergeSearches(account.searches ?? [], onDevice)
  const isWhole = !isSignedIn || account.searches !== undefined
  const countOf = useNewCounts(isWhole ? searches : null)
  const counted = searches.map((search) => ({ search, count: countOf(search) ?? null }))
  // Until it is known, its place is kept.
  return isWhole ? <OwnTile {...toSearchTile(counted, new Date())} /> : <li />
}
