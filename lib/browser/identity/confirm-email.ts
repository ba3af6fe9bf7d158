import { applyActionCode } from 'firebase/auth'
import { withFirebaseAuth } from './with-firebase-auth'

/** A new address ends every sign-in. Late chunks only. @throws FormError where the link is stale */
export function confirmAddress(oobCode: string): Promise<void> {
  return withFirebaseAuth((auth) => applyActionCode(auth, oobCode))
}
