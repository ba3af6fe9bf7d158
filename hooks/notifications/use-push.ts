import { useQuery } from '@tanstack/react-query'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { enablePush } from '@/lib/browser/push/enable-push'
import { endPushSubscription } from '@/lib/browser/push/end-subscription'
import { readPushRecord } from '@/lib/browser/push/push-record'
import { getPushSupport } from '@/lib/browser/push/push-support'
import { pushEndpoints } from '@/lib/contract/push/push'

/** Reads and changes the push subscription of this browser. For lazy chunks only. */
export function usePush() {
  const query = useQuery(
    { queryKey: queryKeys.push, queryFn: readPushState, refetchOnMount: 'always' },
    getQueryClient(),
  )
  const { run, isBusy, problem } = useRefetchingMutation<unknown>({
    refetches: [queryKeys.subscriptions],
  })
  return {
    query,
    isBusy,
    problem,
    begin: (key: string) => run(() => enablePush(key)),
    end: (id: string) => run(() => endPushSubscription(id)),
  }
}

async function readPushState() {
  const { key, isWanted, browsers } = await callApi(pushEndpoints.get, {})
  const own = await readPushRecord().catch(() => undefined)
  const isTold = browsers.some(({ id }) => id === own?.id)
  return { key, isWanted, support: getPushSupport(), own: isTold ? (own?.id ?? null) : null }
}
