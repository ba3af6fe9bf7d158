import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'

const loadList = () => import('./saved-search-list').then(({ SavedSearchList }) => SavedSearchList)

/** Loads the list of saved searches, if the visitor can have any; nothing is in the HTML. */
export function LazySavedSearchList() {
  const isHydrated = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const onDevice = useDeviceSearches().length > 0
  const load = isHydrated && (isSignedIn || onDevice) ? loadList : null
  const { value: List } = useLazy(load, 'The saved searches are not shown.')
  return List ? <List /> : null
}
