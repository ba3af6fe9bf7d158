import { useSyncExternalStore } from 'react'
import { type Address, getAddress, subscribeToAddress } from '@/lib/browser/page/address'

const onServer = () => null

/** Returns the current address; null on the server and until hydration (architecture §4). */
export function useAddress(): Address | null {
  return useSyncExternalStore(subscribeToAddress, getAddress, onServer)
}
