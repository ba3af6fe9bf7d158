import { useQuery } from '@tanstack/react-query'
import { type AccountSearches, useAccountSearches } from '@/hooks/searches/use-account-searches'
import { useDeviceSearches } from '@/hooks/searches/use-device-searches'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { countNewResults } from '@/lib/browser/searches/account-searches'
import { isSameSearch, mergeSearches } from '@/lib/browser/searches/merge-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/schemaless-saved-search-endpoints'

type Counted = { readonly search: SavedSearch; readonly count: number | null }

export type SavedSearches = {
  /** Of account and device, each once. */
  readonly searches: readonly SavedSearch[]
  readonly onDevice: readonly SavedSearch[]
  readonly account: AccountSearches
  /** False until the account's are read. */
  readonly isWhole: boolean
  /** Counts the new results; undefined or null while unknown. */
  countOf(search: SavedSearch): number | null | undefined
}

/** Reads the searches that the account and this device have saved, and counts their new results once a visit. For lazy chunks only. */
export function useSavedSearches(): SavedSearches {
  const isSignedIn = useIsSignedIn()
  const onDevice = useDeviceSearches()
  const account = useAccountSearches(isSignedIn)
  const searches = mergeSearches(account.searches ?? [], onDevice)
  // Counted once, when both lists are loaded.
  const isWhole = !isSignedIn || account.searches !== undefined
  const { data } = useQuery(
    {
      queryKey: queryKeys.newCounts(isWhole ? searches : []),
      queryFn: () => count(searches),
      enabled: isWhole && searches.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
      // While one is removed, the others keep their counts.
      placeholderData: (before: readonly Counted[] | undefined) => before,
    },
    getQueryClient(),
  )
  const countOf = (search: SavedSearch) =>
    data?.find(
      (each) => isSameSearch(each.search, search) && each.search.lookedAt === search.lookedAt,
    )?.count
  return { searches, onDevice, account, isWhole, countOf }
}

async function count(searches: readonly SavedSearch[]): Promise<readonly Counted[]> {
  // A device and an account together may have more than are counted at once.
  const counted = searches.slice(0, MAX_SAVED_SEARCHES)
  const counts = await countNewResults(counted)
  return counted.map((search, index) => ({ search, count: counts[index] ?? null }))
}

/** Lists all saved searches with their number of new results; undefined until counted. */
export function useSavedSearchCounts(): readonly Counted[] | undefined {
  const { searches, isWhole, countOf } = useSavedSearches()
  if (!isWhole) return undefined
  const counted = searches.flatMap((search) => {
    const count = countOf(search)
    return count === undefined ? [] : [{ search, count }]
  })
  return counted.length === searches.length ? counted : undefined
}
