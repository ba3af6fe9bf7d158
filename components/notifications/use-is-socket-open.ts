import { useSyncExternalStore } from 'react'
import { isLive, subscribeToConnection } from '@/lib/browser/socket/connection'

/** For lazy chunks only. */
export function useIsSocketOpen(): boolean {
  return useSyncExternalStore(subscribeToConnection, isLive, () => false)
}
