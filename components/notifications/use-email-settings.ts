import { useMutation, useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { ReplyOf } from '@/lib/contract/endpoint'
import {
  digestMailEndpoints,
  type EmailPreferences,
} from '@/lib/contract/notifications/digest-mail'

type Known = ReplyOf<typeof digestMailEndpoints.get>

const queryKey = queryKeys.mailChoice

/** Reads and changes the e-mail settings optimistically. For lazy chunks only. */
export function useEmailSettings() {
  const client = getQueryClient()
  const query = useQuery<Known>(
    { queryKey, queryFn: () => callApi(digestMailEndpoints.get, {}), refetchOnMount: 'always' },
    client,
  )
  // The query cache notifies a moment later, too late for a box that was just ticked.
  const [, drawAtOnce] = useReducer(() => ({}), {})
  const { mutate, error } = useMutation(
    {
      // In sequence, so that the last change wins.
      scope: { id: 'mail-choice' },
      mutationFn: (wanted: Partial<EmailPreferences>) =>
        callApi(digestMailEndpoints.update, { body: wanted }),
      // Turning e-mails off also turns off reminders, unless they were chosen.
      onSettled: () => client.invalidateQueries({ queryKey }),
    },
    client,
  )
  return {
    query,
    problem: error === null ? '' : getErrorMessage(error),
    choose: (wanted: Partial<EmailPreferences>) => {
      void client.cancelQueries({ queryKey })
      client.setQueryData<Known>(queryKey, (known) => known && { ...known, ...wanted })
      drawAtOnce()
      mutate(wanted)
    },
  }
}
