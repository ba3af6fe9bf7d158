import { applyActionCode } from 'firebase/auth'
import { withFirebaseAuth } from './with-firebase-auth'

/**
 * Confirms a new e-mail address, which ends every session of the user. Loaded late. @throws FormError when the
 * link has expired
 */
export function confirmEmailAddress(oobCode: string): Promise<void> {
  return withFirebaseAuth((auth) => applyActionCode(auth, oobCode))
}
