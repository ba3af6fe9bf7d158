import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { type Notification, notificationEndpoints } from '@/lib/contract/notifications/notification'
import { logFailure } from '@/lib/shared/log-failure'

/** For lazy chunks only. */
export function useNotifications() {
  const client = getQueryClient()
  const query = useQuery(
    {
      queryKey: queryKeys.newest,
      queryFn: async () =>
        (await callApi(notificationEndpoints.list, { query: { limit: 20 } })).data,
      refetchOnMount: 'always',
    },
    client,
  )
  const { mutate } = useMutation(
    {
      mutationFn: (notification: Notification | null) =>
        notification === null
          ? callApi(notificationEndpoints.readAll, {})
          : callApi(notificationEndpoints.read, { params: { id: notification.id } }),
      onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.notifications }),
      onError: (cause) => logFailure('A notification stays unread.', cause),
    },
    client,
  )
  return {
    query,
    markRead: (notification: Notification) => {
      if (notification.readAt === null) mutate(notification)
    },
    markAllRead: () => mutate(null),
  }
}
