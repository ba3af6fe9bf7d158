import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { telegramEndpoints } from '@/lib/contract/telegram/telegram'

/** Reads and changes the connection to Telegram. For lazy chunks only. */
export function useTelegram() {
  const client = getQueryClient()
  const query = useQuery(
    {
      queryKey: queryKeys.telegram,
      queryFn: () => callApi(telegramEndpoints.get, {}),
      refetchOnMount: 'always',
      // Users press Start in Telegram and then return here.
      refetchOnWindowFocus: 'always',
    },
    client,
  )
  const linking = useMutation({ mutationFn: () => callApi(telegramEndpoints.link, {}) }, client)
  const ending = useMutation(
    {
      mutationFn: () => callApi(telegramEndpoints.unlink, {}),
      onSettled: () => client.invalidateQueries({ queryKey: queryKeys.subscriptions }),
    },
    client,
  )
  const error = linking.error ?? ending.error
  return {
    query,
    isBusy: linking.isPending || ending.isPending,
    problem: error === null ? '' : getErrorMessage(error),
    address: linking.data?.url ?? null,
    link: () => {
      ending.reset()
      linking.mutate()
    },
    end: () => {
      linking.reset()
      ending.mutate()
    },
  }
}
