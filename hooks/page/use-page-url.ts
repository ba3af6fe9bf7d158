import { useSyncExternalStore } from 'react'
import { getPageUrl, type PageUrl, subscribeToPageUrl } from '@/lib/browser/page/page-url'
import { hasLocale } from '@/lib/shared/routes'

const onServer = () => null

/** Returns the current address; null on the server and until hydration (architecture §4). */
export function usePageUrl(): PageUrl | null {
  return useSyncExternalStore(subscribeToPageUrl, getPageUrl, onServer)
}

// The prefix never changes within a document: every link keeps it, and anything else loads a new document.
const subscribe = () => () => undefined

/** Returns whether the address has the prefix `/en`. False in the first client render too: `/jobs` and `/en/jobs` are one page, and the server writes links below `/en` into its HTML (architecture §4). */
export function useHasLocalePrefix(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasLocale(window.location.pathname),
    () => false,
  )
}
