import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import {
  type SubscriptionKind,
  subscriptionEndpoints,
} from '@/lib/contract/subscriptions/subscriptions'

/** Queries that show a part of the subscriptions. */
const DEPENDENT_QUERIES = [
  queryKeys.subscriptions,
  queryKeys.allSettings,
  queryKeys.savedSearches,
  queryKeys.calendarAddress,
]

/** For lazy chunks only. */
export function useSubscriptions() {
  const client = getQueryClient()
  const query = useQuery(
    {
      queryKey: queryKeys.subscriptionList,
      queryFn: () => callApi(subscriptionEndpoints.get, {}),
      refetchOnMount: 'always',
    },
    client,
  )
  const onSuccess = () =>
    Promise.all(DEPENDENT_QUERIES.map((queryKey) => client.invalidateQueries({ queryKey })))
  const ending = useMutation(
    { mutationFn: () => callApi(subscriptionEndpoints.cancelAll, {}), onSuccess },
    client,
  )
  const beginning = useMutation(
    {
      mutationFn: (item: SubscriptionKind) =>
        callApi(subscriptionEndpoints.resume, { params: { item } }),
      onSuccess,
    },
    client,
  )
  const error = ending.error ?? beginning.error
  return {
    query,
    isBusy: ending.isPending || beginning.isPending,
    hasEnded: ending.isSuccess,
    problem: error === null ? '' : getErrorMessage(error),
    end: () => {
      beginning.reset()
      ending.mutate()
    },
    begin: (item: SubscriptionKind) => {
      ending.reset()
      beginning.mutate(item)
    },
  }
}
