import { useSyncExternalStore } from 'react'
import { isLive, subscribeToLive } from '@/lib/browser/live/live'

/** Late chunks only. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribeToLive, isLive, () => false)
}
