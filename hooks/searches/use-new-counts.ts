import { useQuery } from '@tanstack/react-query'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { countNewResults } from '@/lib/browser/searches/account-searches'
import { isSameSearch } from '@/lib/browser/searches/merge-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/schemaless-saved-search-endpoints'

/** Counts new results once per visit, for all searches at once. Undefined or null: unknown. For lazy chunks only. */
export function useNewCounts(searches: readonly SavedSearch[] | null) {
  const { data } = useQuery(
    {
      queryKey: queryKeys.newCounts(searches ?? []),
      queryFn: async () => {
        // A device and an account together may have more than are counted at once.
        const asked = (searches ?? []).slice(0, MAX_SAVED_SEARCHES)
        const counts = await countNewResults(asked)
        return asked.map((search, index) => ({ search, count: counts[index] ?? null }))
      },
      enabled: searches !== null && searches.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
      // While one is removed, the others keep their counts.
      placeholderData: (before: Counted[] | undefined) => before,
    },
    getQueryClient(),
  )
  return (search: SavedSearch) =>
    data?.find((each) => isSameSearch(each.search, search) && isSameLook(each.search, search))
      ?.count
}

type Counted = { readonly search: SavedSearch; readonly count: number | null }

function isSameLook(a: SavedSearch, b: SavedSearch): boolean {
  return a.lookedAt === b.lookedAt
}
