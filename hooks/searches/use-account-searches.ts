import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import {
  forgetInAccount,
  keepInAccount,
  listInAccount,
} from '@/lib/browser/searches/account-searches'
import { orderOwnAlert } from '@/lib/browser/searches/alerts'
import { isSameSearch, withoutSearches } from '@/lib/browser/searches/same-search'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { KeptSearch } from '@/lib/contract/searches/kept-search'

type Change =
  | { readonly keep: readonly KeptSearch[]; readonly isMailed?: boolean }
  | { readonly forget: Pick<KeptSearch, 'area' | 'search'> }

const queryKey = queryKeys.keptSearches

/** Of whoever is signed in; the client forgets them with the session. Late chunks only. */
export function useAccountSearches(isSignedIn: boolean) {
  const client = getQueryClient()
  const { data } = useQuery({ queryKey, queryFn: listInAccount, enabled: isSignedIn }, client)

  const { mutate, error, isPending } = useMutation(
    {
      // One after the other, so that the last press is the one that stays.
      scope: { id: 'kept-searches' },
      mutationFn: async (change: Change) => {
        if ('forget' in change) return forgetInAccount(change.forget)
        for (const search of change.keep) {
          await keepInAccount(search)
          if (change.isMailed) await orderOwnAlert(search)
        }
      },
      onSuccess: (_, change) =>
        client.setQueryData<readonly KeptSearch[]>(queryKey, (searches = []) =>
          'forget' in change
            ? withoutSearches(searches, [change.forget])
            : [...change.keep, ...withoutSearches(searches, change.keep)],
        ),
      // Of several some may be kept.
      onError: () => client.invalidateQueries({ queryKey }),
    },
    client,
  )

  return {
    /** Undefined until they are known. */
    searches: isSignedIn ? data : undefined,
    isBusy: isPending,
    problem: error === null ? '' : explainFailure(error),
    find: (search: Pick<KeptSearch, 'area' | 'search'>) =>
      isSignedIn ? data?.find((each) => isSameSearch(each, search)) : undefined,
    keep: (...keep: readonly KeptSearch[]) => mutate({ keep }),
    /** Keeps it, and has what is new in it mailed. */
    notify: (search: KeptSearch) => mutate({ keep: [search], isMailed: true }),
    forget: (forget: Pick<KeptSearch, 'area' | 'search'>) => mutate({ forget }),
  }
}
