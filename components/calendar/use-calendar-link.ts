import { useQuery } from '@tanstack/react-query'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { calendarEndpoints } from '@/lib/contract/calendar/calendar-address'

/** `createdAt` is null if there is no link; only the page that created it knows its token. */
type CalendarLink = { readonly createdAt: string | null; readonly token?: string }

const queryKey = queryKeys.calendarAddress

/** For lazy chunks only. */
export function useCalendarLink() {
  const client = getQueryClient()
  const show = (address: CalendarLink) => {
    client.setQueryData<CalendarLink>(queryKey, address)
    return address
  }

  const query = useQuery<CalendarLink>(
    {
      queryKey,
      queryFn: () => callApi(calendarEndpoints.get, {}),
      // A refetch would remove the link while it is being copied.
      staleTime: Number.POSITIVE_INFINITY,
    },
    client,
  )
  const { run, result, isBusy, problem } = useRefetchingMutation<CalendarLink>({ refetches: [] })
  const change = (call: () => Promise<CalendarLink>) => run(async () => show(await call()))
  return {
    query,
    isBusy,
    hasEnded: result?.createdAt === null,
    problem,
    make: () => change(() => callApi(calendarEndpoints.renew, {})),
    end: () => change(() => callApi(calendarEndpoints.end, {}).then(() => ({ createdAt: null }))),
  }
}
