import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { calendarEndpoints } from '@/lib/contract/calendar/calendar-address'

/** `createdAt` is null if there is no link; only the page that created it knows its token. */
type CalendarLink = { readonly createdAt: string | null; readonly token?: string }

const queryKey = queryKeys.calendarAddress

/** For lazy chunks only. */
export function useCalendarLink() {
  const client = getQueryClient()
  const show = (address: CalendarLink) => client.setQueryData<CalendarLink>(queryKey, address)

  const query = useQuery<CalendarLink>(
    {
      queryKey,
      queryFn: () => callApi(calendarEndpoints.get, {}),
      // A refetch would remove the link while it is being copied.
      staleTime: Number.POSITIVE_INFINITY,
    },
    client,
  )
  const making = useMutation(
    { mutationFn: () => callApi(calendarEndpoints.renew, {}), onSuccess: show },
    client,
  )
  const ending = useMutation(
    {
      mutationFn: () => callApi(calendarEndpoints.end, {}),
      onSuccess: () => show({ createdAt: null }),
    },
    client,
  )
  const error = making.error ?? ending.error
  return {
    query,
    isBusy: making.isPending || ending.isPending,
    hasEnded: ending.isSuccess,
    problem: error === null ? '' : getErrorMessage(error),
    make: () => {
      ending.reset()
      making.mutate()
    },
    end: () => {
      making.reset()
      ending.mutate()
    },
  }
}
