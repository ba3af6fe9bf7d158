import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, getCurrentUser } from '@/lib/browser/account/current-user'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'

/** Returns the signed-in user; null if unknown or signed out, undefined until known. For lazy chunks only. */
export function useCurrentUser(): CurrentUser | null | undefined {
  const { data } = useQuery(
    { queryKey: queryKeys.currentUser, queryFn: getCurrentUser },
    getQueryClient(),
  )
  return data
}
