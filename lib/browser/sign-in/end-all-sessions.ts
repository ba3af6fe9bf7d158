// Must come before the schemas of the contract.
import '@/lib/browser/api-client/zod-jitless'
import { callApi } from '@/lib/browser/api-client/call-api'
import { fetchSignInProviders } from '@/lib/browser/identity/sign-in-providers'
import { endSession } from '@/lib/browser/session/end-session'
import { isSignedIn } from '@/lib/browser/session/session-state'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { logFailure } from '@/lib/shared/log-failure'
import { openSessionWithPassword } from './open-session-with-password'

/*
 * Firebase does not report a new password or address to us, so the browser ends the sessions (promise T4,
 * decision 014).
 */

/** Ends all sessions of the user after a change of the address. */
export async function endAllSessionsAfterEmailChange(): Promise<void> {
  try {
    if (!isSignedIn() || !(await isAtFirebase())) return
    await callApi(signInEndpoints.logoutElsewhere, {})
    await endSession()
  } catch (cause) {
    // The next sign-in with the new address ends them.
    logFailure('Not every session is ended.', cause)
  }
}

/** Signs in once and ends all sessions. `email` is empty when unknown. Returns false when some may continue. */
export async function endAllSessionsAfterPasswordReset(
  email: string,
  password: string,
): Promise<boolean> {
  try {
    if (!(await isAtFirebase())) return true
    // A user who never confirmed the address has no account and no session.
    if ((await openSessionWithPassword(email, password)) === 'code-required') return true
    await callApi(signInEndpoints.logoutElsewhere, {})
    await endSession()
    return true
  } catch (cause) {
    logFailure('Not every session is ended.', cause)
    return false
  }
}

async function isAtFirebase(): Promise<boolean> {
  return (await fetchSignInProviders()).firebase !== null
}
