import { type QueryKey, useMutation } from '@tanstack/react-query'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'

type Options = {
  /** Queries to read again after each change, also after a failed one. */
  readonly refetches: readonly QueryKey[]
}

export type RefetchingMutation<Result> = {
  run(change: () => Promise<Result>): void
  /** Null until a change has succeeded. */
  readonly result: Result | null
  readonly isBusy: boolean
  /** Empty without one. */
  readonly problem: string
}

/** Runs changes; result and problem are those of the latest. For lazy chunks only. */
export function useRefetchingMutation<Result>({ refetches }: Options): RefetchingMutation<Result> {
  const client = getQueryClient()
  const { mutate, data, error, isPending } = useMutation(
    {
      mutationFn: (change: () => Promise<Result>) => change(),
      onSettled: () =>
        Promise.all(refetches.map((queryKey) => client.invalidateQueries({ queryKey }))),
    },
    client,
  )
  return {
    run: (change) => mutate(change),
    result: data ?? null,
    isBusy: isPending,
    problem: error === null ? '' : getErrorMessage(error),
  }
}
