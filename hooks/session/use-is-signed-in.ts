import { useSyncExternalStore } from 'react'
import { isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'

/** Never in the HTML, which is everybody's. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, isSignedIn, () => false)
}
