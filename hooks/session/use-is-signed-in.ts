import { useSyncExternalStore } from 'react'
import { isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'

/** Reads browser state that is never in the shared HTML. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, isSignedIn, () => false)
}
