import { useQuery } from '@tanstack/react-query'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { telegramEndpoints } from '@/lib/contract/telegram/telegram'

/** Reads and changes the connection to Telegram. For lazy chunks only. */
export function useTelegram() {
  const query = useQuery(
    {
      queryKey: queryKeys.telegram,
      queryFn: () => callApi(telegramEndpoints.get, {}),
      refetchOnMount: 'always',
      // Users press Start in Telegram and then return here.
      refetchOnWindowFocus: 'always',
    },
    getQueryClient(),
  )
  const { run, result, isBusy, problem } = useRefetchingMutation<string | null>({
    refetches: [queryKeys.subscriptions],
  })
  return {
    query,
    isBusy,
    problem,
    address: result,
    link: () => run(async () => (await callApi(telegramEndpoints.link, {})).url),
    end: () => run(() => callApi(telegramEndpoints.unlink, {}).then(() => null)),
  }
}
