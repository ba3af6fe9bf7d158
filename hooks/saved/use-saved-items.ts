import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { loadSavedRows } from '@/lib/browser/saved/load-saved-rows'
import { subscribeToSaves } from '@/lib/browser/saved/save-store'
import { isRowFor, type SavedRow } from '@/lib/browser/saved/saved-row'
import { isSameListing, LISTING_API_PATHS, type SavedRef } from '@/lib/browser/saved/saves'
import { sortByClosingDate } from '@/lib/browser/saved/sort-by-closing-date'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { toDay } from '@/lib/shared/calendar/day'
import { useSaved } from './use-saved'

export type SavedItemsState = {
  /** Undefined until known. */
  readonly count: number | undefined
  /** Why the saved ids could not be fetched; null if they were. */
  readonly error: unknown
  readonly isFetching: boolean
  refetch(): void
  readonly isReading: boolean
  /** What closes first is at the top. */
  readonly rows: readonly SavedRow[]
  /** Saved items that cannot be shown: removed from the site, or not read on this device. */
  readonly unavailable: readonly SavedRef[]
  /** Whether all rows were read: what is still unavailable is removed from the site. */
  readonly isComplete: boolean
}

/** Reads the saved items of the account, or of this device when signed out, in one area or, with null, in all. Removed items stay until the page is left, so that they can be restored. */
export function useSavedItems(area: ListingApiPath | null = null): SavedItemsState {
  const { saved: known, sync } = useSaved(area)
  const fetching = useSyncExternalStore(
    subscribeToSaves,
    () => sync?.getSavedIdsFetchState() ?? null,
    () => null,
  )
  const areas = LISTING_API_PATHS.filter((one) => area === null || one === area)
  // Otherwise what was removed on another device would appear as removed here.
  const isCurrent = fetching === null || areas.every((one) => fetching.tried.includes(one))
  const saved = isCurrent ? known : null
  const [shown, setShown] = useState<readonly SavedRef[]>([])
  const added = saved?.filter((ref) => !shown.some((one) => isSameListing(one, ref))) ?? []
  if (added.length > 0) setShown([...shown, ...added.map(({ area, id }) => ({ area, id }))])

  const rows = useQuery(
    {
      queryKey: queryKeys.savedRows(shown),
      queryFn: () => loadSavedRows(shown),
      enabled: shown.length > 0,
      placeholderData: keepPreviousData,
      networkMode: 'always',
    },
    getQueryClient(),
  )
  const found = rows.data?.rows ?? []
  return {
    count: saved?.length,
    error: fetching?.error ?? null,
    isFetching: fetching?.isFetching ?? false,
    refetch: () => sync?.refetchSavedIds(),
    isReading: shown.length > 0 && rows.data === undefined,
    rows: sortByClosingDate(found, toDay(new Date())),
    unavailable:
      rows.data === undefined || rows.isPlaceholderData
        ? []
        : shown.filter((ref) => !found.some((row) => isRowFor(row, ref))),
    isComplete: rows.data?.isComplete ?? false,
  }
}
