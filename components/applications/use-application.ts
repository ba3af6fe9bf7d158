import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import type { Application, ApplyingCalls } from '@/lib/browser/applying/applying-calls'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'

/** ms between looks at an application that is still on its way */
const POLL_INTERVAL_MS = 15_000

/** Late chunks only. */
export function useApplication(
  { read, withdraw }: ApplyingCalls,
  id: string,
  onWithdrawn: (application: Application) => void,
) {
  const client = getQueryClient()
  const query = useQuery(
    {
      queryKey: queryKeys.application(id),
      queryFn: () => read(id),
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_INTERVAL_MS : false),
      refetchOnWindowFocus: true,
    },
    client,
  )
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => withdraw(id),
      onSuccess: onWithdrawn,
    },
    client,
  )
  return {
    query,
    isWithdrawing: isPending,
    problem: error === null ? '' : explainFailure(error),
    withdraw: () => mutate(),
  }
}
