import { useMutation, useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { saveOrQueue } from '@/lib/browser/saved/offline-saves'
import { startOptimisticUpdate } from '@/lib/browser/saved/saved-ids-cache'
import { savedIdsQuery } from '@/lib/browser/saved/saved-ids-query'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { logFailure } from '@/lib/shared/log-failure'

const QUEUED = 'Kept on this device. It is sent when you are online.'

type Saved = {
  /** Null until it is known. */
  readonly isSaved: boolean | null
  readonly problem: string
  toggle(): void
  /** Also while its removal is still under way: it comes after that. */
  save(): void
  clearProblem(): void
}

/** Shown at once; when it fails, undone and asked for. */
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
      // One after the other, whichever button sent them.
      scope: { id: mutationKey.join(' ') },
      // Without a line it is kept here and sent later (decision 025).
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
      // Asked of the client: a second click can come before React has heard of the first.
      if (client.isMutating({ mutationKey }) === 0 && isSaved !== null) mutate(!isSaved)
    },
    save: () => mutate(true),
    clearProblem: () => {
      if (error !== null || done === 'waiting') reset()
    },
  }
}
