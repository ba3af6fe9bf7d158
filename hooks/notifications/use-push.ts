import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { enablePush } from '@/lib/browser/push/enable-push'
import { endPushSubscription } from '@/lib/browser/push/end-subscription'
import { readPushRecord } from '@/lib/browser/push/push-record'
import { getPushSupport, type PushSupport } from '@/lib/browser/push/push-support'
import { pushEndpoints } from '@/lib/contract/push/push'

type PushState = {
  /** Public key of the server; null where the site sends no push notifications. */
  readonly key: string | null
  readonly isWanted: boolean
  readonly support: PushSupport
  /** Id of the subscription of this browser. */
  readonly own: string | null
}

export type PushSubscriptions = {
  readonly query: UseQueryResult<PushState>
  readonly isBusy: boolean
  readonly problem: string
  enable(key: string): void
  disable(id: string): void
}

/** Reads and changes the push subscription of this browser. For lazy chunks only. */
export function usePush(): PushSubscriptions {
  const query = useQuery(
    { queryKey: queryKeys.push, queryFn: readPushState, refetchOnMount: 'always' },
    getQueryClient(),
  )
  const { run, isBusy, problem } = useRefetchingMutation<void>({
    refetches: [queryKeys.subscriptions],
  })
  return {
    query,
    isBusy,
    problem,
    enable: (key: string) => run(() => enablePush(key)),
    disable: (id: string) => run(() => endPushSubscription(id)),
  }
}

async function readPushState(): Promise<PushState> {
  const { key, isWanted, browsers } = await callApi(pushEndpoints.get, {})
  const own = await readPushRecord().catch(() => undefined)
  const isTold = browsers.some(({ id }) => id === own?.id)
  return { key, isWanted, support: getPushSupport(), own: isTold ? (own?.id ?? null) : null }
}
