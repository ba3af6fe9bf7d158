import { useMutation, useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type {
  NotificationSetting,
  NotificationSettingGroup,
} from '@/lib/browser/notifications/notification-settings'

type Choice = { readonly id: number; readonly enabled: boolean }

/** Reads and changes the settings of one group optimistically. */
export function useNotificationSettings(group: NotificationSettingGroup) {
  const { key, list } = group
  const client = getQueryClient()
  const queryKey = queryKeys.settings(key)
  const query = useQuery({ queryKey, queryFn: list }, client)
  // The query cache notifies a moment later, too late for a box that was just ticked.
  const [, drawAtOnce] = useReducer(() => ({}), {})

  const show = (id: number, enabled: boolean) =>
    client.setQueryData<readonly NotificationSetting[]>(queryKey, (settings) =>
      settings?.map((setting) => (setting.id === id ? { ...setting, enabled } : setting)),
    )

  const { mutate, error } = useMutation(
    {
      // In sequence, so that the last change wins.
      scope: { id: key },
      mutationFn: (choice: Choice) => {
        // An earlier change that failed may have reverted it.
        show(choice.id, choice.enabled)
        return saveChoice(group, choice)
      },
      onError: (_, { id, enabled }) => show(id, !enabled),
      // Its counts depend on the settings.
      onSettled: () => client.invalidateQueries({ queryKey: queryKeys.subscriptions }),
    },
    client,
  )

  return {
    query,
    problem: error === null ? '' : getErrorMessage(error),
    choose: (id: number, enabled: boolean) => {
      // A pending refetch would bring back the old choice.
      void client.cancelQueries({ queryKey })
      show(id, enabled)
      drawAtOnce()
      mutate({ id, enabled })
    },
  }
}

/** Saves a choice. The answer can be lost after the API has saved it, so a failure is checked. */
async function saveChoice(
  { setEnabled, get }: NotificationSettingGroup,
  { id, enabled }: Choice,
): Promise<void> {
  try {
    await setEnabled(id, enabled)
  } catch (error) {
    const current = await get(id).catch(() => null)
    if (current?.enabled !== enabled) throw error
  }
}
