import { applyActionCode } from 'firebase/auth'
import { withAuth } from './with-auth'

/**
 * Does what a mailed link promises: proves an address, or changes to a new one, which ends every
 * sign-in. For late chunks.
 *
 * @throws FormError where the link is no longer good
 */
export function confirmAddress(oobCode: string): Promise<void> {
  return withAuth((auth) => applyActionCode(auth, oobCode))
}
