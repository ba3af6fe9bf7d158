import { applyActionCode } from 'firebase/auth'
import { withAuth } from './with-auth'

/** A new address ends every sign-in. Late chunks only. @throws FormError where the link is stale */
export function confirmAddress(oobCode: string): Promise<void> {
  return withAuth((auth) => applyActionCode(auth, oobCode))
}
