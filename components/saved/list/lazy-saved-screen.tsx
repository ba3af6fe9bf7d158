'use client'

import { useState, useSyncExternalStore } from 'react'
import { useHash } from '@/components/saved/list/use-hash'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useDeviceSaves } from '@/hooks/saved/use-device-saves'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getScreenLoader, subscribeToScreenLoader } from '@/lib/browser/saved/screen-loader'
import { NoSavedItems } from './no-saved-items'
import { SavedTabs, savedTabs } from './saved-tabs'

/** Loads the list only for visitors who have one; once shown it stays, so that removed items can be restored. */
export function LazySavedScreen() {
  const isHydrated = useIsHydrated()
  const hasSome = [useIsSignedIn(), useDeviceSaves().length > 0].includes(true)
  const [isWanted, want] = useState(false)
  if (isHydrated && hasSome && !isWanted) want(true)
  const provided = useSyncExternalStore(subscribeToScreenLoader, getScreenLoader, () => null)
  const load = isWanted ? provided : null
  const { value: Screen, hasFailed, retry } = useLazy(load, 'What is saved is not shown.')
  const hash = useHash()
  const area = savedTabs.find((tab) => tab.hash === hash)?.area ?? null
  return (
    <>
      <SavedTabs current={area} />
      {hasFailed && <RetryNotice words="Your list did not load. Please try again." retry={retry} />}
      {!hasFailed && Screen && <Screen key={area} area={area} />}
      {!hasFailed &&
        !Screen &&
        (isHydrated && !hasSome && !isWanted ? <NoSavedItems area={area} /> : <Skeleton />)}
    </>
  )
}
