import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import type { Search } from '@/lib/browser/searches/merge-searches'

const loadForDevice = () =>
  import('./device-follow-search').then(({ DeviceFollowSearch }) => DeviceFollowSearch)
const loadForAccount = () =>
  importWithZod(() =>
    import('./account-follow-search').then(({ AccountFollowSearch }) => AccountFollowSearch),
  )

/** Loads the options of a search after the first paint, because the HTML is shared by all visitors. Its surroundings reserve the place. */
export function LazyFollowSearch(props: Search) {
  // Before hydration nobody counts as signed in.
  const isHydrated = useIsHydrated()
  const load = useIsSignedIn() ? loadForAccount : loadForDevice
  const { value: FollowSearch } = useLazy(
    isHydrated ? load : null,
    'Notifications cannot be set here.',
  )
  // Another search has its own state.
  return FollowSearch ? <FollowSearch key={`${props.area}?${props.search}`} {...props} /> : null
}
