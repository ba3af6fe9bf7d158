import { useMutation, useQuery } from '@tanstack/react-query'
import { beginSaving } from '@/lib/browser/account/saved-marks'
import { savedIdsQuery } from '@/lib/browser/account/saved-query'
import { setSavedHere } from '@/lib/browser/offline/saves/saved-here'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { SavingArea } from '@/lib/contract/saving'
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
export function useSaved(area: SavingArea, id: number): Saved {
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
      mutationFn: (next: boolean) => setSavedHere(area, id, next),
      onMutate: (next) => beginSaving({ area, id, isSaved: next }),
      onSuccess: (_done, _next, saving) => saving.succeed(),
      onError: (cause, _next, saving) => {
        saving?.fail()
        logFailure('The listing was not saved.', cause)
      },
    },
    client,
  )

  return {
    isSaved,
    problem: error !== null ? explainFailure(error) : done === 'waiting' ? QUEUED : '',
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
