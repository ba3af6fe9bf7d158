import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { enablePush } from '@/lib/browser/push/enable-push'
import { endPushSubscription } from '@/lib/browser/push/end-subscription'
import { readPushRecord } from '@/lib/browser/push/push-record'
import { getPushSupport } from '@/lib/browser/push/push-support'
import { pushEndpoints } from '@/lib/contract/push/push'

/** Reads and changes the push subscription of this browser. For lazy chunks only. */
export function usePush() {
  const client = getQueryClient()
  const query = useQuery(
    { queryKey: queryKeys.push, queryFn: readPushState, refetchOnMount: 'always' },
    client,
  )
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.subscriptions })
  const beginning = useMutation({ mutationFn: enablePush, onSettled }, client)
  const ending = useMutation({ mutationFn: endPushSubscription, onSettled }, client)
  const error = beginning.error ?? ending.error
  return {
    query,
    isBusy: beginning.isPending || ending.isPending,
    problem: error === null ? '' : getErrorMessage(error),
    begin: (key: string) => {
      ending.reset()
      beginning.mutate(key)
    },
    end: (id: string) => {
      beginning.reset()
      ending.mutate(id)
    },
  }
}

async function readPushState() {
  const { key, isWanted, browsers } = await callApi(pushEndpoints.get, {})
  const own = await readPushRecord().catch(() => undefined)
  const isTold = browsers.some(({ id }) => id === own?.id)
  return { key, isWanted, support: getPushSupport(), own: isTold ? (own?.id ?? null) : null }
}
