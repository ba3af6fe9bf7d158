import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { listSavedIds, setSaved } from '@/lib/browser/account/saved'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { SavingArea } from '@/lib/contract/saving'
import { logFailure } from '@/lib/shared/log-failure'

type Saved = {
  /** Null until it is known. */
  readonly isSaved: boolean | null
  readonly problem: string
  toggle(): void
  forgetProblem(): void
}

/** Shown at once, undone when it fails. */
export function useSaved(area: SavingArea, id: number): Saved {
  const client = getQueryClient()
  const queryKey = queryKeys.savedIds(area)
  const { data } = useQuery({ queryKey, queryFn: () => listSavedIds(area) }, client)
  const isSaved = data?.includes(id) ?? null

  const show = (next: boolean) =>
    client.setQueryData<readonly number[]>(queryKey, (ids = []) => {
      const others = ids.filter((each) => each !== id)
      return next ? [...others, id] : others
    })

  const mutationKey = ['saved', area, id]
  const { mutate, isError, reset } = useMutation(
    {
      mutationKey,
      mutationFn: (next: boolean) => setSaved(area, id, next),
      onMutate: async (next) => {
        await client.cancelQueries({ queryKey })
        show(next)
      },
      onError: (cause, next) => {
        show(!next)
        logFailure('The listing was not saved.', cause)
      },
    },
    client,
  )

  return {
    isSaved,
    problem: isError ? 'That did not work. Please try again in a moment.' : '',
    toggle: () => {
      // Asked of the client: a second click can come before React has heard of the first.
      if (client.isMutating({ mutationKey }) === 0 && isSaved !== null) mutate(!isSaved)
    },
    forgetProblem: () => {
      if (isError) reset()
    },
  }
}
