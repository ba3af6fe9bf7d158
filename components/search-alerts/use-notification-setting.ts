import { useMutation, useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { SettingSource } from '@/lib/browser/notifications/notification-settings'

/** Reads and toggles a single notification setting. For lazy chunks only. */
export function useNotificationSetting(source: SettingSource, id: number) {
  const client = getQueryClient()
  const queryKey = [...queryKeys.settings(source.key), id]
  const { data, error: unread } = useQuery(
    { queryKey, queryFn: async () => (await source.get(id)).enabled },
    client,
  )
  const { mutate, error, isPending } = useMutation(
    {
      scope: { id: source.key },
      mutationFn: (enabled: boolean) => source.setEnabled(id, enabled),
      onSuccess: (_, enabled) => client.setQueryData(queryKey, enabled),
      // Also after a lost answer, because the API has the truth.
      onSettled: () =>
        Promise.all(
          [queryKeys.settings(source.key), queryKeys.subscriptions].map((key) =>
            client.invalidateQueries({ queryKey: key }),
          ),
        ),
    },
    client,
  )
  const failure = error ?? (data === undefined ? unread : null)
  return {
    /** Undefined until known. */
    isOn: data,
    isBusy: isPending,
    problem: failure === null ? '' : getErrorMessage(failure),
    toggle: () => mutate(data !== true),
  }
}
