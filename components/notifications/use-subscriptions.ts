import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { ask } from '@/lib/browser/wire/ask'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { type ReachItem, reachEndpoints } from '@/lib/contract/reach/reach'

/** All that shows some of it is read again. */
const DEPENDENT_QUERIES = [
  queryKeys.reach,
  queryKeys.allSettings,
  queryKeys.keptSearches,
  queryKeys.calendarAddress,
]

/** Late chunks only. */
export function useSubscriptions() {
  const client = getQueryClient()
  const query = useQuery(
    {
      queryKey: queryKeys.reachList,
      queryFn: () => ask(reachEndpoints.get, {}),
      refetchOnMount: 'always',
    },
    client,
  )
  const onSuccess = () =>
    Promise.all(DEPENDENT_QUERIES.map((queryKey) => client.invalidateQueries({ queryKey })))
  const ending = useMutation({ mutationFn: () => ask(reachEndpoints.end, {}), onSuccess }, client)
  const beginning = useMutation(
    { mutationFn: (item: ReachItem) => ask(reachEndpoints.begin, { params: { item } }), onSuccess },
    client,
  )
  const error = ending.error ?? beginning.error
  return {
    query,
    isBusy: ending.isPending || beginning.isPending,
    hasEnded: ending.isSuccess,
    problem: error === null ? '' : explainFailure(error),
    end: () => {
      beginning.reset()
      ending.mutate()
    },
    begin: (item: ReachItem) => {
      ending.reset()
      beginning.mutate(item)
    },
  }
}
