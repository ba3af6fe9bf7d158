import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'

const loadList = () => import('./saved-search-list').then(({ SavedSearchList }) => SavedSearchList)

/** Nothing in the HTML; nothing is fetched where nothing can be kept. */
export function LazySavedSearchList() {
  const isAlive = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const onDevice = useDeviceSearches().length > 0
  const load = isAlive && (isSignedIn || onDevice) ? loadList : null
  const { value: List } = useLazy(load, 'The kept searches are not shown.')
  return List ? <List /> : null
}
