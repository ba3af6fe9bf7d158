import { useQuery } from '@tanstack/react-query'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { NotificationSettingGroup } from '@/lib/browser/notifications/notification-settings'

/** Reads and toggles a single notification setting. For lazy chunks only. */
export function useNotificationSetting(group: NotificationSettingGroup, id: number) {
  const client = getQueryClient()
  const ofGroup = queryKeys.settings(group.key)
  const queryKey = [...ofGroup, id]
  const { data, error } = useQuery(
    { queryKey, queryFn: async () => (await group.get(id)).enabled },
    client,
  )
  const { run, isBusy, problem } = useRefetchingMutation({
    refetches: [ofGroup, queryKeys.subscriptions],
  })
  const isUnread = data === undefined && error !== null
  return {
    /** Undefined until known. */
    isOn: data,
    isBusy,
    problem: problem === '' && isUnread ? getErrorMessage(error) : problem,
    toggle: () =>
      run(async () => {
        await group.setEnabled(id, data !== true)
        client.setQueryData(queryKey, data !== true)
      }),
  }
}
