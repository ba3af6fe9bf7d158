import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { beginPush } from '@/lib/browser/push/begin-push'
import { endPush } from '@/lib/browser/push/end-push'
import { readOwnPush } from '@/lib/browser/push/own-push'
import { getPushSupport } from '@/lib/browser/push/support'
import { ask } from '@/lib/browser/wire/ask'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { pushEndpoints } from '@/lib/contract/notifications/push'

/** Whether this browser is told while the site is closed, and could be. Late chunks only. */
export function usePush() {
  const client = getQueryClient()
  const query = useQuery(
    { queryKey: queryKeys.push, queryFn: readPushState, refetchOnMount: 'always' },
    client,
  )
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.reach })
  const beginning = useMutation({ mutationFn: beginPush, onSettled }, client)
  const ending = useMutation({ mutationFn: endPush, onSettled }, client)
  const error = beginning.error ?? ending.error
  return {
    query,
    isBusy: beginning.isPending || ending.isPending,
    problem: error === null ? '' : explainFailure(error),
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
  const { key, isWanted, browsers } = await ask(pushEndpoints.get, {})
  const own = await readOwnPush().catch(() => undefined)
  const isTold = browsers.some(({ id }) => id === own?.id)
  return { key, isWanted, support: getPushSupport(), own: isTold ? (own?.id ?? null) : null }
}
