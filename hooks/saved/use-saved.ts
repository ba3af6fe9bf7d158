import { useMutation, useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { saveOrQueue } from '@/lib/browser/saved/offline-saves'
import { startOptimisticUpdate } from '@/lib/browser/saved/saved-ids-cache'
import { savedIdsQuery } from '@/lib/browser/saved/saved-ids-query'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { logFailure } from '@/lib/shared/log-failure'

const QUEUED = 'Saved on this device. It will be in your account when you are online.'

type Saved = {
  /** Null until known. */
  readonly isSaved: boolean | null
  readonly problem: string
  toggle(): void
  /** Also works while a removal is pending: it is sent after that. */
  save(): void
  clearProblem(): void
}

/** Reads and toggles whether an item is saved in the account; optimistic, reverted and refetched on failure. */
export function useSaved(area: SavedArea, id: number): Saved {
  const client = getQueryClient()
  const { data } = useQuery(savedIdsQuery(area), client)
  const isSaved = data?.includes(id) ?? null

  const mutationKey = ['saving', area, id]
  const {
    mutate,
    error,
    reset,
    data: done,
  } = useMutation(
    {
      mutationKey,
      // In sequence, whichever button sent them.
      scope: { id: mutationKey.join(' ') },
      // Offline it is queued here and sent later (decision 025).
      networkMode: 'always',
      mutationFn: (next: boolean) => saveOrQueue(area, id, next),
      onMutate: (next) => startOptimisticUpdate({ area, id, isSaved: next }),
      onSuccess: (_done, _next, saving) => saving.commit(),
      onError: (cause, _next, saving) => {
        saving?.rollback()
        logFailure('The listing was not saved.', cause)
      },
    },
    client,
  )

  return {
    isSaved,
    problem: error !== null ? getErrorMessage(error) : done === 'waiting' ? QUEUED : '',
    toggle: () => {
      // Checked in the query client: a second click can come before React has rendered the first.
      if (client.isMutating({ mutationKey }) === 0 && isSaved !== null) mutate(!isSaved)
    },
    save: () => mutate(true),
    clearProblem: () => {
      if (error !== null || done === 'waiting') reset()
    },
  }
}
