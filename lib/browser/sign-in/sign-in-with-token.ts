import { openSession } from './open-session'
import { redirectAfterSignIn } from './redirect-after-sign-in'

/** Signs in with an identity token and redirects. Loaded late. @throws FormError */
export async function signInWithToken(firebaseAuthToken: string): Promise<void> {
  redirectAfterSignIn(await openSession({ provider: 'firebase', firebaseAuthToken }))
}
