import { FormError, postForm } from '@/lib/browser/forms/post-form'
import { isDone } from '@/lib/browser/wire/call-upstream'
import { UNREACHED } from '@/lib/shared/forms/failure-words'

/** Mails six digits that prove an address (spec §7). @throws FormError */
export async function mailCode(email: string): Promise<void> {
  const body = await postForm('/auth/v1/email-verification', { email })
  if (!isDone(body)) throw new FormError(UNREACHED)
}

/** Sends six digits to a phone; gives what has to come back with them. @throws FormError */
export async function textCode(phoneNumber: string): Promise<string> {
  const body = await postForm('/v1/otp/request', { phoneNumber })
  if (typeof body === 'object' && body !== null && 'token' in body) return String(body.token)
  throw new FormError(UNREACHED)
}
