import { leadOn } from './lead-on'
import { openSession } from './open-session'

/** Signs in with a provider's identity token and goes on. For late chunks. @throws FormError */
export async function beginSession(firebaseAuthToken: string): Promise<void> {
  await openSession({ provider: 'firebase', firebaseAuthToken })
  leadOn()
}
