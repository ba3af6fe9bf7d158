import { useSyncExternalStore } from 'react'
import { useLate } from '@/hooks/page/use-late'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getDevicePerson, subscribeToDevicePerson } from '@/lib/browser/qualifying/device-person'
import { readPersonLists } from '@/lib/browser/qualifying/person-lists'
import type { Person } from '@/lib/shared/qualifying/person'

const readOwn = () =>
  import('@/lib/browser/qualifying/own-person').then(({ readOwnPerson }) => readOwnPerson())

type Said = {
  readonly person: Person
  readonly isOwn: boolean
}

/** Null: nothing was said; undefined until it is known. Late chunks only. */
export function usePerson(): Said | null | undefined {
  const onDevice = useSyncExternalStore(subscribeToDevicePerson, getDevicePerson, () => null)
  const isSignedIn = useIsSignedIn()
  const own = useLate(isSignedIn ? readOwn : null, 'What the profile says is not compared.')
  if (own.value) return { person: own.value, isOwn: true }
  if (isSignedIn && own.value === undefined && !own.hasFailed) return undefined
  return onDevice && { person: onDevice, isOwn: false }
}

export function usePersonLists() {
  return useLate(readPersonLists, 'Nothing is compared: the lists are missing.')
}
