import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { getDevicePerson, subscribeToDevicePerson } from '@/lib/browser/qualification/device-person'
import { loadPersonLists } from '@/lib/browser/qualification/person-lists'
import type { Person } from '@/lib/shared/qualification/person'

const readProfilePerson = () =>
  import('@/lib/browser/qualification/account-person').then(({ fetchAccountPerson }) =>
    fetchAccountPerson(),
  )

type Answers = {
  readonly person: Person
  readonly isFromProfile: boolean
}

/** Reads the answers: `said` is null without any, undefined until known; `own` is set if the profile could not be read. For lazy chunks only. */
export function usePerson(): {
  readonly said: Answers | null | undefined
  readonly own: { readonly isBusy: boolean; retry(): void } | null
} {
  const onDevice = useSyncExternalStore(subscribeToDevicePerson, getDevicePerson, () => null)
  const isSignedIn = useIsSignedIn()
  // Read through the query client, which clears it with the session in every tab (promise T1).
  const query = useQuery(
    { queryKey: queryKeys.accountPerson, queryFn: readProfilePerson, enabled: isSignedIn },
    getQueryClient(),
  )
  const here = onDevice && { person: onDevice, isFromProfile: false }
  if (!isSignedIn) return { said: here, own: null }
  const { data, isFetched, isFetching, refetch } = query
  if (data) return { said: { person: data, isFromProfile: true }, own: null }
  if (data === null) return { said: here, own: null }
  // Not whether it failed: during a refetch, the open panel stays.
  if (!isFetched) return { said: undefined, own: null }
  return { said: here, own: { isBusy: isFetching, retry: () => void refetch() } }
}

export function usePersonLists() {
  return useLazy(loadPersonLists, 'Nothing is compared: the lists are missing.')
}
