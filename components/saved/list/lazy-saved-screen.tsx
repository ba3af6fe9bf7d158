'use client'

import { useState, useSyncExternalStore } from 'react'
import { loadDeferredServices } from '@/components/layout/services/load-deferred-services'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useHasDeviceSaves } from '@/hooks/saved/use-saved'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { NoSavedItems } from './no-saved-items'
import { SavedTabs, savedTabs } from './saved-tabs'

const loadScreen = () => loadDeferredServices().then(({ loadSavedScreen }) => loadSavedScreen())

/** Loads the list only for visitors who have one; once shown it stays, so that removed items can be restored. */
export function LazySavedScreen() {
  const isHydrated = useIsHydrated()
  const hasSome = [useIsSignedIn(), useHasDeviceSaves()].includes(true)
  const [isWanted, want] = useState(false)
  if (isHydrated && hasSome && !isWanted) want(true)
  const load = isWanted ? loadScreen : null
  const { value: Screen, hasFailed, retry } = useLazy(load, 'What is saved is not shown.')
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash,
    () => '',
  )
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

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
