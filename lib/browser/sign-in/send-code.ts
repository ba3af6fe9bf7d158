import { callApi } from '@/lib/browser/api-client/call-api'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { schemalessSignInCodeEndpoints } from '@/lib/contract/sign-in/schemaless-sign-in-code-endpoints'
import type { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'
import { toRecord } from '@/lib/shared/to-record'

const requestEmailCode = lightEndpoint<typeof signInEndpoints.requestEmailCode>(
  schemalessSignInCodeEndpoints.mail,
)(isSuccessReply)
const requestPhoneCode = lightEndpoint<typeof signInEndpoints.requestPhoneCode>(
  schemalessSignInCodeEndpoints.text,
)(hasToken)

/** Sends a code by e-mail (spec §7). @throws FormError */
export async function sendEmailCode(email: string): Promise<void> {
  await callApi(requestEmailCode, { body: { email } })
}

/** Has to be sent back with the code. */
export type PhoneCodeToken = string

/** Sends a code by text message. @throws FormError */
export async function sendPhoneCode(phoneNumber: string): Promise<PhoneCodeToken> {
  const { token } = await callApi(requestPhoneCode, { body: { phoneNumber } }, explainNumber)
  return token
}

/** Stricter than for a number that is only stored, since messages cost money. */
function explainNumber(refused: readonly string[]): FieldProblem[] {
  const message =
    'Enter a mobile number like 012 345 678 from a country in the list, or sign in by e-mail.'
  return refused.map((field) => ({ field, message }))
}

function hasToken(body: unknown): body is { token: string } {
  return typeof toRecord(body).token === 'string'
}
