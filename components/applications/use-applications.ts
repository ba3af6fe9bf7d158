import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import {
  internshipApplicationClient,
  jobApplicationClient,
} from '@/lib/browser/applications/application-client'
import {
  applicationEndpoints,
  type ListedApplication,
} from '@/lib/contract/applications/application'

const CALLS = { job: jobApplicationClient, internship: internshipApplicationClient } as const

/** For lazy chunks only. */
export function useApplications() {
  const client = getQueryClient()
  const list = useInfiniteQuery(
    {
      queryKey: queryKeys.applicationList,
      queryFn: ({ pageParam }) =>
        callApi(applicationEndpoints.list, { query: { offset: pageParam } }),
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
    /** Without duplicates, newest first. */
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    withdrawingId: isPending ? variables.id : null,
    problem: error === null ? '' : getErrorMessage(error),
    withdraw: (application: ListedApplication) => mutate(application),
  }
}
