import { announceSession, isSignedIn } from './signed-in'

let pending: Promise<void> | null = null

/**
 * Ends the session: the server forgets it and takes its cookies away (spec §4), then every tab
 * learns. Calls at the same time share one (promise F4).
 *
 * @throws Error when our own server does not do it; the session then goes on
 */
export function endSession(): Promise<void> {
  pending ??= clear().finally(() => {
    pending = null
  })
  return pending
}

/**
 * Takes away the cookies of a session the API knows no more; once, for an answer that comes late finds
 * them gone (promise F4).
 *
 * @throws Error when our own server does not do it
 */
export function clearEndedSession(): Promise<void> {
  return isSignedIn() ? endSession() : Promise.resolve()
}

async function clear(): Promise<void> {
  const { ok, status } = await fetch('/session', { method: 'DELETE' })
  if (!ok) throw new Error(`Ending the session gave ${status}`)
  announceSession()
}
