import { FormError } from '@/lib/browser/forms/post-form'
import { askAsUser } from '@/lib/browser/wire/ask-as-user'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { logFailure } from '@/lib/shared/log-failure'
import { endSession } from './end-session'
import { openSession } from './open-session'
import { requireProviders } from './providers'
import { isSignedIn } from './signed-in'

/*
 * A Firebase project cannot tell us of a new password or address, so the browser in which somebody
 * chose one ends their sessions (promise T4, decision 014). Our own endpoint has done it already.
 */

/** Ends this browser's session after a new address, and with it every other of its user. */
export async function endAllSessions(): Promise<void> {
  try {
    if (!isSignedIn() || !(await isAtFirebase())) return
    await askAsUser(signInEndpoints.logoutElsewhere, {})
    await endSession()
  } catch (cause) {
    // The next sign-in with the new address ends them.
    logFailure('Not every session is ended.', cause)
  }
}

/**
 * Ends every session of whoever has this password from now on, by signing in with it once.
 *
 * @param email empty where it is not known
 * @returns false when some may go on
 */
export async function endAllSessionsOf(email: string, password: string): Promise<boolean> {
  try {
    if (!(await isAtFirebase())) return true
    const { signInWithPassword } = await import('@/lib/browser/identity/password')
    const firebaseAuthToken = await signInWithPassword(email, password)
    if (!(await enter(firebaseAuthToken, email))) return true
    await askAsUser(signInEndpoints.logoutElsewhere, {})
    await endSession()
    return true
  } catch (cause) {
    logFailure('Not every session is ended.', cause)
    return false
  }
}

/** False for whoever never proved the address by code: they have no account, and no session. */
async function enter(firebaseAuthToken: string, email: string): Promise<boolean> {
  try {
    await openSession({ provider: 'firebase', firebaseAuthToken, email })
    return true
  } catch (cause) {
    const isNew =
      cause instanceof FormError && cause.problems.some(({ field }) => field === 'verifyCode')
    if (isNew) return false
    throw cause
  }
}

async function isAtFirebase(): Promise<boolean> {
  return (await requireProviders()).firebase !== null
}
