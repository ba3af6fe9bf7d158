import { useSyncExternalStore } from 'react'
import { getPageUrl, type PageUrl, subscribeToPageUrl } from '@/lib/browser/page/page-url'

const onServer = () => null

/** Returns the current address; null on the server and until hydration (architecture §4). */
export function usePageUrl(): PageUrl | null {
  return useSyncExternalStore(subscribeToPageUrl, getPageUrl, onServer)
}
