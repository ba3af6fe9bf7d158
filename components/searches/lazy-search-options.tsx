import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import type { Search } from '@/lib/browser/searches/merge-searches'

const loadForDevice = () =>
  import('./device-search-options').then(({ DeviceSearchOptions }) => DeviceSearchOptions)
const loadForAccount = () =>
  importWithZod(() =>
    import('./account-search-options').then(({ AccountSearchOptions }) => AccountSearchOptions),
  )

/** Drawn after paint: the HTML is everybody's. Its surroundings reserve the place. */
export function LazySearchOptions(props: Search) {
  // Before the page is alive nobody counts as signed in.
  const isAlive = useIsHydrated()
  const load = useIsSignedIn() ? loadForAccount : loadForDevice
  const { value: Keep } = useLazy(isAlive ? load : null, 'Notifications cannot be set here.')
  // Another search has looks and problems of its own.
  return Keep ? <Keep key={`${props.area}?${props.search}`} {...props} /> : null
}
