// Before the contract's schemas.
import '@/lib/browser/api-client/zod-jitless'
import { ask } from '@/lib/browser/api-client/call-api'
import { requireProviders } from '@/lib/browser/identity/providers'
import { endSession } from '@/lib/browser/session/end-session'
import { isSignedIn } from '@/lib/browser/session/session-state'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { logFailure } from '@/lib/shared/log-failure'
import { openSessionWithPassword } from './open-session-with-password'

/* Firebase tells us of no new password or address: the browser ends sessions (promise T4, decision 014). */

/** After a new address: this session, and with it every other of its user. */
export async function endAllSessions(): Promise<void> {
  try {
    if (!isSignedIn() || !(await isAtFirebase())) return
    await ask(signInEndpoints.logoutElsewhere, {})
    await endSession()
  } catch (cause) {
    // The next sign-in with the new address ends them.
    logFailure('Not every session is ended.', cause)
  }
}

/** Signs in once, which ends them. `email` is empty where unknown; false when some may go on. */
export async function endAllSessionsByPassword(email: string, password: string): Promise<boolean> {
  try {
    if (!(await isAtFirebase())) return true
    // Who never proved the address by code has no account, and no session.
    if (!(await openSessionWithPassword(email, password))) return true
    await ask(signInEndpoints.logoutElsewhere, {})
    await endSession()
    return true
  } catch (cause) {
    logFailure('Not every session is ended.', cause)
    return false
  }
}

async function isAtFirebase(): Promise<boolean> {
  return (await requireProviders()).firebase !== null
}
