import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { ask } from '@/lib/browser/wire/ask'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { telegramEndpoints } from '@/lib/contract/notifications/telegram'

/** Whether the user is told in Telegram, and could be. Late chunks only. */
export function useTelegram() {
  const client = getQueryClient()
  const query = useQuery(
    {
      queryKey: queryKeys.telegram,
      queryFn: () => ask(telegramEndpoints.get, {}),
      refetchOnMount: 'always',
      // Start is pressed in Telegram, and people come back from there.
      refetchOnWindowFocus: 'always',
    },
    client,
  )
  const linking = useMutation({ mutationFn: () => ask(telegramEndpoints.link, {}) }, client)
  const ending = useMutation(
    {
      mutationFn: () => ask(telegramEndpoints.end, {}),
      onSettled: () => client.invalidateQueries({ queryKey: queryKeys.reach }),
    },
    client,
  )
  const error = linking.error ?? ending.error
  return {
    query,
    isBusy: linking.isPending || ending.isPending,
    problem: error === null ? '' : explainFailure(error),
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
