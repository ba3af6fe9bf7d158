import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { loadSavedRows } from '@/lib/browser/saved/load-saved-rows'
import { savedIdsQuery } from '@/lib/browser/saved/saved-ids-query'
import { isRowFor, type SavedRef } from '@/lib/browser/saved/saved-row'
import { sortByClosingDate } from '@/lib/browser/saved/sort-by-closing-date'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { toDay } from '@/lib/shared/calendar/day'
import { useDeviceSaves } from './use-device-saves'

const AREAS: readonly SavedArea[] = ['/v1/job', '/v1/internship', '/v1/scholarship']

/** Reads the saved items of the account, or of this device when signed out, in one area or, with null, in all. Removed items stay until the page is left, so that they can be restored. */
export function useSavedItems(area: SavedArea | null = null) {
  const { names: all, refetch, error, isFetching } = useSavedNames()
  const names = area === null ? all : all?.filter((name) => name.area === area)
  const [shown, setShown] = useState<readonly SavedRef[]>([])
  const added = names?.filter((name) => !shown.some((one) => isSame(one, name))) ?? []
  if (added.length > 0) setShown([...shown, ...added])

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
    count: names?.length,
    error,
    isFetching,
    refetch,
    isReading: shown.length > 0 && rows.data === undefined,
    rows: sortByClosingDate(found, toDay(new Date())),
    /** Saved items that cannot be shown: removed from the site, or not read on this device. */
    hidden:
      rows.data === undefined || rows.isPlaceholderData
        ? []
        : shown.filter((name) => !found.some((row) => isRowFor(row, name))),
    isWhole: rows.data?.isComplete ?? false,
  }
}

function useSavedNames() {
  const isSignedIn = useIsSignedIn()
  const onDevice = useDeviceSaves()
  const account = useQueries(
    {
      queries: AREAS.map((area) => ({ ...savedIdsQuery(area), enabled: isSignedIn })),
    },
    getQueryClient(),
  )
  const isKnown = account.every(({ data }) => data !== undefined)
  const ofAccount = AREAS.flatMap((area, index) =>
    (account[index]?.data ?? []).map((id) => ({ area, id })),
  )
  return {
    names: isSignedIn ? (isKnown ? ofAccount : undefined) : onDevice,
    error: isSignedIn ? (account.find(({ error }) => error !== null)?.error ?? null) : null,
    isFetching: account.some((one) => one.isFetching),
    refetch: () => void Promise.all(account.map((one) => one.refetch())),
  }
}

function isSame(one: SavedRef, other: SavedRef): boolean {
  return one.area === other.area && one.id === other.id
}
