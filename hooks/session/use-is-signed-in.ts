import { useSyncExternalStore } from 'react'
import { isSignedIn, subscribeToSession } from '@/lib/browser/session/signed-in'

/** True once the page is alive and somebody is signed in; never in the HTML, which is everybody's. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, isSignedIn, () => false)
}
