import { broadcastSessionChange, isSignedIn } from './session-state'

let pending: Promise<void> | null = null

/** Calls at the same time share one (promise F4). @throws Error when our own server fails; it then goes on */
export function endSession(): Promise<void> {
  pending ??= clear().finally(() => {
    pending = null
  })
  return pending
}

/** Once: a late answer finds the cookies gone (promise F4). @throws Error when our server fails */
export function clearEndedSession(): Promise<void> {
  return isSignedIn() ? endSession() : Promise.resolve()
}

async function clear(): Promise<void> {
  const { ok, status } = await fetch('/session', { method: 'DELETE' })
  if (!ok) throw new Error(`Ending the session gave ${status}`)
  broadcastSessionChange()
}
