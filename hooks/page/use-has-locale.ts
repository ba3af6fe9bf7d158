import { useSyncExternalStore } from 'react'
import { hasLocale } from '@/lib/shared/routes'

// The prefix never changes within a document: every link keeps it, and anything else loads a new document.
const subscribe = () => () => undefined

/** Returns whether the address has the prefix `/en`. False in the first client render too: `/jobs` and `/en/jobs` are one page, and the server writes links below `/en` into its HTML (architecture §4). */
export function useHasLocale(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasLocale(window.location.pathname),
    () => false,
  )
}
