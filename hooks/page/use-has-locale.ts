import { useSyncExternalStore } from 'react'
import { hasLocale } from '@/lib/shared/routes'

// The prefix holds for the life of a document: every link keeps it, and anything else loads a new one.
const subscribe = () => () => undefined

/** False in the first client render too: `/jobs` and `/en/jobs` are one page, and links below `/en` are written into its HTML as it is sent (architecture §4). */
export function useHasLocale(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasLocale(window.location.pathname),
    () => false,
  )
}
