import { useMutation, useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { Setting, SettingSource } from '@/lib/browser/notifications/notification-settings'

type Choice = { readonly id: number; readonly enabled: boolean }

/** Shown at once, undone when it fails. */
export function useNotificationSettings(source: SettingSource) {
  const { key, read } = source
  const client = getQueryClient()
  const queryKey = queryKeys.settings(key)
  const query = useQuery({ queryKey, queryFn: read }, client)
  // The store tells of changes a moment later, too late for a box that was just ticked.
  const [, drawAtOnce] = useReducer(() => ({}), {})

  const show = (id: number, enabled: boolean) =>
    client.setQueryData<readonly Setting[]>(queryKey, (settings) =>
      settings?.map((setting) => (setting.id === id ? { ...setting, enabled } : setting)),
    )

  const { mutate, error } = useMutation(
    {
      // One after the other, so that the last press is the one that stays.
      scope: { id: key },
      mutationFn: (choice: Choice) => {
        // The press before, which failed, may have drawn over it.
        show(choice.id, choice.enabled)
        return saveChoice(source, choice)
      },
      onError: (_, { id, enabled }) => show(id, !enabled),
      // What all of it would have sent.
      onSettled: () => client.invalidateQueries({ queryKey: queryKeys.subscriptions }),
    },
    client,
  )

  return {
    query,
    problem: error === null ? '' : getErrorMessage(error),
    choose: (id: number, enabled: boolean) => {
      // A list that is still on its way would bring back what was chosen before.
      void client.cancelQueries({ queryKey }, { revert: false })
      show(id, enabled)
      drawAtOnce()
      mutate({ id, enabled })
    },
  }
}

/** An answer can be lost on its way, after the API has done what it was asked. */
async function saveChoice(
  { choose, readOne }: SettingSource,
  { id, enabled }: Choice,
): Promise<void> {
  try {
    await choose(id, enabled)
  } catch (error) {
    const kept = await readOne(id).catch(() => null)
    if (kept?.enabled !== enabled) throw error
  }
}
