import { FormError } from '@/lib/browser/api-client/form-error'
import { openSession } from './open-session'

/**
 * Signs in with a password. `code-required`: a code sent by e-mail must first confirm the address
 * (decision 006). Loaded late. @throws FormError
 */
export async function openSessionWithPassword(
  email: string,
  password: string,
): Promise<'opened' | 'code-required'> {
  const { signInWithPassword } = await import('@/lib/browser/identity/password')
  const firebaseAuthToken = await signInWithPassword(email, password)
  try {
    await openSession({ provider: 'firebase', firebaseAuthToken, email })
    return 'opened'
  } catch (error) {
    const isUnproven =
      error instanceof FormError && error.problems.some(({ field }) => field === 'verifyCode')
    if (isUnproven) return 'code-required'
    throw error
  }
}
