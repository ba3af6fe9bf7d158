import { useSyncExternalStore } from 'react'
import {
  getDeviceSearches,
  subscribeToDeviceSearches,
} from '@/lib/browser/searches/device-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'

const NONE: readonly SavedSearch[] = []

/** Reads browser state that is never in the shared HTML. */
export function useDeviceSearches(): readonly SavedSearch[] {
  return useSyncExternalStore(subscribeToDeviceSearches, getDeviceSearches, () => NONE)
}
