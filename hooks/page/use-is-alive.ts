import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** True once the page's script runs; false in the HTML. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
