import { openSession } from '@/lib/session/open-session'
import { leadOn } from './lead-on'

/** Signs in with a provider's identity token and goes on. For late chunks. @throws FormError */
export async function beginSession(firebaseAuthToken: string): Promise<void> {
  await openSession({ provider: 'firebase', firebaseAuthToken })
  leadOn()
}
