import { useSyncExternalStore } from 'react'
import {
  getDeviceSearches,
  subscribeToDeviceSearches,
} from '@/lib/browser/searches/device-searches'
import type { KeptSearch } from '@/lib/contract/searches/kept-search'

const NONE: readonly KeptSearch[] = []

/** Never in the HTML, which is everybody's. */
export function useDeviceSearches(): readonly KeptSearch[] {
  return useSyncExternalStore(subscribeToDeviceSearches, getDeviceSearches, () => NONE)
}
