import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import type { Search } from '@/lib/browser/searches/same-search'
import { withSchemas } from '@/lib/browser/wire/with-schemas'

const loadForDevice = () =>
  import('./device-search-options').then(({ DeviceSearchOptions }) => DeviceSearchOptions)
const loadForAccount = () =>
  withSchemas(() =>
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
