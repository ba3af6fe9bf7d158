import { useSyncExternalStore } from 'react'
import { type Address, getAddress, subscribeToAddress } from '@/lib/browser/page/address'

const onServer = () => null

/** Null on the server and until the page is alive (architecture §4). */
export function useAddress(): Address | null {
  return useSyncExternalStore(subscribeToAddress, getAddress, onServer)
}
