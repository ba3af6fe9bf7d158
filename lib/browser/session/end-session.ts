import { broadcastSessionChange, isSignedIn } from './session-state'

let pending: Promise<void> | null = null

/**
 * Signs out; calls at the same time share one request (promise F4). @throws Error when our server fails and
 * the session continues
 */
export function endSession(): Promise<void> {
  pending ??= clear().finally(() => {
    pending = null
  })
  return pending
}

/**
 * Clears the cookies of an ended session; a late response finds them cleared (promise F4). @throws Error when
 * our server fails
 */
export function clearEndedSession(): Promise<void> {
  return isSignedIn() ? endSession() : Promise.resolve()
}

async function clear(): Promise<void> {
  const { ok, status } = await fetch('/session', { method: 'DELETE' })
  if (!ok) throw new Error(`Ending the session gave ${status}`)
  broadcastSessionChange()
}
