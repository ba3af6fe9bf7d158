import { useMutation, useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient, updateCachedList } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { subscribeAccountToSearchAlert } from '@/lib/browser/search-alerts/search-alerts'
import {
  deleteAccountSearch,
  listAccountSearches,
  saveAccountSearch,
} from '@/lib/browser/searches/account-searches'
import { isSameSearch, withoutSearches } from '@/lib/browser/searches/merge-searches'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'

type Change =
  | { readonly save: readonly SavedSearch[]; readonly withEmails?: boolean }
  | { readonly remove: SearchRef }

type SearchRef = Pick<SavedSearch, 'area' | 'search'>

export type AccountSearches = {
  /** Undefined until known. */
  readonly searches: readonly SavedSearch[] | undefined
  readonly isBusy: boolean
  /** Empty without one. */
  readonly problem: string
  find(search: SearchRef): SavedSearch | undefined
  save(...searches: readonly SavedSearch[]): void
  /** Saves the search and orders its alert. */
  notify(search: SavedSearch): void
  remove(search: SearchRef): void
}

const queryKey = queryKeys.savedSearches

/** Reads and changes the saved searches of the account; the query client clears them with the session. For lazy chunks only. */
export function useAccountSearches(isSignedIn: boolean): AccountSearches {
  const client = getQueryClient()
  const { data } = useQuery({ queryKey, queryFn: listAccountSearches, enabled: isSignedIn }, client)

  const { mutate, error, isPending } = useMutation(
    {
      // In sequence, so that the last change wins.
      scope: { id: 'saved-searches' },
      mutationFn: async (change: Change) => {
        if ('remove' in change) return deleteAccountSearch(change.remove)
        for (const search of change.save) {
          await saveAccountSearch(search)
          if (change.withEmails) await subscribeAccountToSearchAlert(search)
        }
      },
      onSuccess: (_, change) =>
        updateCachedList<SavedSearch>(queryKey, (searches) =>
          'remove' in change
            ? withoutSearches(searches, [change.remove])
            : [...change.save, ...withoutSearches(searches, change.save)],
        ),
      // If several were sent, some may be saved.
      onError: () => client.invalidateQueries({ queryKey }),
    },
    client,
  )

  return {
    searches: isSignedIn ? data : undefined,
    isBusy: isPending,
    problem: error === null ? '' : getErrorMessage(error),
    find: (search) => (isSignedIn ? data?.find((each) => isSameSearch(each, search)) : undefined),
    save: (...save) => mutate({ save }),
    notify: (search) => mutate({ save: [search], withEmails: true }),
    remove: (remove) => mutate({ remove }),
  }
}
