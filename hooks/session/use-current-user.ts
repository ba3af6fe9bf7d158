import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, getCurrentUser } from '@/lib/browser/account/current-user'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { getQueryClient } from '@/lib/browser/wire/query-client'

/** Null when it cannot be said, undefined until it is known. Late chunks only. */
export function useCurrentUser(): CurrentUser | null | undefined {
  const { data } = useQuery(
    { queryKey: queryKeys.currentUser, queryFn: getCurrentUser },
    getQueryClient(),
  )
  return data
}
