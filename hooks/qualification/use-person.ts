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
  readonly isOwn: boolean
}

/** `said`: null where nothing was said, undefined until it is known; `own`: the profile that could not be read. Late chunks only. */
export function usePerson(): {
  readonly said: Answers | null | undefined
  readonly own: { readonly isBusy: boolean; retry(): void } | null
} {
  const onDevice = useSyncExternalStore(subscribeToDevicePerson, getDevicePerson, () => null)
  const isSignedIn = useIsSignedIn()
  // Asked of the client, which forgets it with the session, in whichever tab that ends (promise T1).
  const query = useQuery(
    { queryKey: queryKeys.accountPerson, queryFn: readProfilePerson, enabled: isSignedIn },
    getQueryClient(),
  )
  const here = onDevice && { person: onDevice, isOwn: false }
  if (!isSignedIn) return { said: here, own: null }
  const { data, isFetched, isFetching, refetch } = query
  if (data) return { said: { person: data, isOwn: true }, own: null }
  if (data === null) return { said: here, own: null }
  // Not whether it failed: while it is asked again, what was opened stays.
  if (!isFetched) return { said: undefined, own: null }
  return { said: here, own: { isBusy: isFetching, retry: () => void refetch() } }
}

export function usePersonLists() {
  return useLazy(loadPersonLists, 'Nothing is compared: the lists are missing.')
}
