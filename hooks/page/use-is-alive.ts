import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

export function useIsAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
