import { useMutation, useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { Application, ApplicationClient } from '@/lib/browser/applications/application-client'

/** ms between polls while the application is being delivered */
const POLL_INTERVAL_MS = 15_000

/** For lazy chunks only. */
export function useApplication(
  { read, withdraw }: ApplicationClient,
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
    problem: error === null ? '' : getErrorMessage(error),
    withdraw: () => mutate(),
  }
}
