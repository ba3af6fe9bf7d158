import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLate } from '@/hooks/page/use-late'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { getDevicePerson, subscribeToDevicePerson } from '@/lib/browser/qualifying/device-person'
import { readPersonLists } from '@/lib/browser/qualifying/person-lists'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { Person } from '@/lib/shared/qualifying/person'

const readOwn = () =>
  import('@/lib/browser/qualifying/own-person').then(({ readOwnPerson }) => readOwnPerson())

type Said = {
  readonly person: Person
  readonly isOwn: boolean
}

/** Null: nothing was said, or it cannot be known; undefined until it is known. Late chunks only. */
export function usePerson(): Said | null | undefined {
  const onDevice = useSyncExternalStore(subscribeToDevicePerson, getDevicePerson, () => null)
  const isSignedIn = useIsSignedIn()
  // Asked of the client, which forgets it with the session, in whichever tab that ends (promise T1).
  const { data: own, isError } = useQuery(
    { queryKey: queryKeys.ownPerson, queryFn: readOwn, enabled: isSignedIn },
    getQueryClient(),
  )
  if (isSignedIn && own) return { person: own, isOwn: true }
  if (isSignedIn && own === undefined && !isError) return undefined
  return onDevice && { person: onDevice, isOwn: false }
}

export function usePersonLists() {
  return useLate(readPersonLists, 'Nothing is compared: the lists are missing.')
}
