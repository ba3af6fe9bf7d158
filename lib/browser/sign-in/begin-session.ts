import { leadOn } from './lead-on'
import { openSession } from './open-session'

/** For late chunks. @throws FormError */
export async function beginSession(firebaseAuthToken: string): Promise<void> {
  leadOn(await openSession({ provider: 'firebase', firebaseAuthToken }))
}
