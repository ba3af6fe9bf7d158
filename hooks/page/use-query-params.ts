import { useSyncExternalStore } from 'react'
import { subscribeToAddress } from '@/lib/browser/page/address'

/** Returns the query parameters of the address; empty on the server, because pages are the same for all (architecture §4). */
export function useQueryParams(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.search,
    () => '',
  )
  return new URLSearchParams(search)
}
