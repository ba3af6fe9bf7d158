import { useSyncExternalStore } from 'react'
import { isSocketConnected, subscribeToConnection } from '@/lib/browser/socket/connection'

/** For lazy chunks only. */
export function useIsSocketOpen(): boolean {
  return useSyncExternalStore(subscribeToConnection, isSocketConnected, () => false)
}
