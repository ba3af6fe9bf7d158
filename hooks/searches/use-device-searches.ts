import { useSyncExternalStore } from 'react'
import {
  getDeviceSearches,
  subscribeToDeviceSearches,
} from '@/lib/browser/searches/device-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'

const NONE: readonly SavedSearch[] = []

/** Never in the HTML, which is everybody's. */
export function useDeviceSearches(): readonly SavedSearch[] {
  return useSyncExternalStore(subscribeToDeviceSearches, getDeviceSearches, () => NONE)
}
