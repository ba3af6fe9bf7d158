import { useQuery } from '@tanstack/react-query'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { callApi } from '@/lib/browser/api-client/call-api'
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
  const query = useQuery(
    {
      queryKey: queryKeys.subscriptionList,
      queryFn: () => callApi(subscriptionEndpoints.get, {}),
      refetchOnMount: 'always',
    },
    getQueryClient(),
  )
  const { run, result, isBusy, problem } = useRefetchingMutation({ refetches: DEPENDENT_QUERIES })
  return {
    query,
    isBusy,
    hasEnded: result === 'ended',
    problem,
    end: () => run(() => callApi(subscriptionEndpoints.cancelAll, {}).then(() => 'ended')),
    begin: (item: SubscriptionKind) =>
      run(() => callApi(subscriptionEndpoints.resume, { params: { item } }).then(() => 'begun')),
  }
}
