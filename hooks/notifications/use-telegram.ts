import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { ReplyOf } from '@/lib/contract/endpoint'
import { telegramEndpoints } from '@/lib/contract/telegram/telegram'

export type TelegramConnection = {
  readonly query: UseQueryResult<ReplyOf<typeof telegramEndpoints.get>>
  readonly isBusy: boolean
  readonly problem: string
  /** Address that connects Telegram when opened; null until `createLink` has made it. */
  readonly connectUrl: string | null
  createLink(): void
  disable(): void
}

/** Reads and changes the connection to Telegram. For lazy chunks only. */
export function useTelegram(): TelegramConnection {
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
    connectUrl: result,
    createLink: () => run(async () => (await callApi(telegramEndpoints.link, {})).url),
    disable: () => run(() => callApi(telegramEndpoints.unlink, {}).then(() => null)),
  }
}
