import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { countNewIn } from '@/lib/browser/searches/account-searches'
import { isSameSearch } from '@/lib/browser/searches/same-search'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { KeptSearch } from '@/lib/contract/searches/kept-search'
import { MOST_SEARCHES } from '@/lib/contract/searches/kept-search-calls'

/** Asked once a visit, for all at once. Undefined or null: not known. Late chunks only. */
export function useNewCounts(searches: readonly KeptSearch[] | null) {
  const { data } = useQuery(
    {
      queryKey: queryKeys.newCounts(searches ?? []),
      queryFn: async () => {
        // A device and an account together may keep more than are counted at once.
        const asked = (searches ?? []).slice(0, MOST_SEARCHES)
        const counts = await countNewIn(asked)
        return asked.map((search, index) => ({ search, count: counts[index] ?? null }))
      },
      enabled: searches !== null && searches.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
      // While one is taken off, the others keep what was counted.
      placeholderData: (before: Counted[] | undefined) => before,
    },
    getQueryClient(),
  )
  return (search: KeptSearch) =>
    data?.find((each) => isSameSearch(each.search, search) && isSameLook(each.search, search))
      ?.count
}

type Counted = { readonly search: KeptSearch; readonly count: number | null }

function isSameLook(a: KeptSearch, b: KeptSearch): boolean {
  return a.lookedAt === b.lookedAt
}
