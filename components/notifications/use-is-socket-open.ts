import { useSyncExternalStore } from 'react'
import { isLive, subscribeToLive } from '@/lib/browser/live/live'

/** Late chunks only. */
export function useIsSocketOpen(): boolean {
  return useSyncExternalStore(subscribeToLive, isLive, () => false)
}
