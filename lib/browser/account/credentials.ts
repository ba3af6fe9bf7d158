import { callApi } from '@/lib/browser/api-client/call-api'
import { findNewPasswordProblems } from '@/lib/browser/forms/new-password'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import { emailChangeEndpoints } from '@/lib/contract/sign-in/email-change'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'
import { logFailure } from '@/lib/shared/log-failure'

/**
 * Requests a change of the e-mail address, which takes effect when the link in the e-mail is confirmed.
 * @throws FormError
 */
export async function requestEmailChange({ email = '' }: FormValues): Promise<string> {
  const address = email.trim()
  await callApi(emailChangeEndpoints.change, { body: { email: address } })
  return toLinkSentMessage(address)
}

/**
 * Requests the change from Firebase, which alone can change the address of its users (decision 014). @throws
 * FormError
 */
export async function requestFirebaseEmailChange(current: string, values: FormValues) {
  const { email = '', password = '' } = values
  const { requestEmailChangeLink } = await import('@/lib/browser/identity/password')
  await requestEmailChangeLink(current, password, email.trim())
  return toLinkSentMessage(email.trim())
}

function toLinkSentMessage(address: string): string {
  return `We sent a link to ${address}. Open it within one hour to confirm, then sign in again with the new address.`
}

export function findPasswordProblems(values: FormValues): FieldProblem[] {
  const problem = { field: 'currentPassword', message: 'Enter your current password.' }
  return [...(values.currentPassword ? [] : [problem]), ...findNewPasswordProblems(values)]
}

/** Changes the password and signs out all other devices (decision 006). @throws FormError */
export async function savePassword(email: string, values: FormValues): Promise<string> {
  const { currentPassword = '', password = '' } = values
  const { changePassword } = await import('@/lib/browser/identity/password')
  await changePassword(email, currentPassword, password)
  try {
    await callApi(signInEndpoints.logoutElsewhere, {})
  } catch (cause) {
    logFailure('The other devices were not signed out.', cause)
    return 'Your password is changed. Other devices may still be signed in.'
  }
  return 'Your password is changed. Other devices are signed out.'
}
