import { useSyncExternalStore } from 'react'
import { subscribeToPageUrl } from '@/lib/browser/page/page-url'

/** Returns the query parameters of the address; empty on the server, because pages are the same for all (architecture §4). */
export function useQueryParams(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribeToPageUrl,
    () => window.location.search,
    () => '',
  )
  return new URLSearchParams(search)
}
