import { openSession } from './open-session'
import { leadOn } from './redirect-after-sign-in'

/** For late chunks. @throws FormError */
export async function signInWithToken(firebaseAuthToken: string): Promise<void> {
  leadOn(await openSession({ provider: 'firebase', firebaseAuthToken }))
}
