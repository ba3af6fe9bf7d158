import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { internshipApplying, jobApplying } from '@/lib/browser/applying/applying-calls'
import { ask } from '@/lib/browser/wire/ask'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import {
  applicationEndpoints,
  type ListedApplication,
} from '@/lib/contract/applications/application'

const CALLS = { job: jobApplying, internship: internshipApplying } as const

/** Late chunks only. */
export function useApplications() {
  const client = getQueryClient()
  const list = useInfiniteQuery(
    {
      queryKey: queryKeys.applicationList,
      queryFn: ({ pageParam }) => ask(applicationEndpoints.list, { query: { offset: pageParam } }),
      initialPageParam: 0,
      getNextPageParam: ({ offset, limit, total }) =>
        offset + limit < total ? offset + limit : undefined,
      refetchOnMount: 'always',
    },
    client,
  )
  const { mutate, isPending, variables, error } = useMutation(
    {
      mutationFn: ({ id, listing }: ListedApplication) => CALLS[listing.kind].withdraw(id),
      onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.applications }),
    },
    client,
  )
  const items = list.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    list,
    /** Each once, newest first. */
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    withdrawingId: isPending ? variables.id : null,
    problem: error === null ? '' : explainFailure(error),
    withdraw: (application: ListedApplication) => mutate(application),
  }
}
