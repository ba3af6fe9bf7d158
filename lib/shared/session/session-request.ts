import { z } from 'zod'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'

/** The body of `POST /session` (architecture §6). */
export const proof = z.discriminatedUnion('provider', [
  signInEndpoints.withFirebase.body.extend({ provider: z.literal('firebase') }),
  signInEndpoints.withPhone.body.extend({ provider: z.literal('phone') }),
])
export type SessionRequest = z.output<typeof proof>

const CODE = 'Enter the six digits we sent you.'
const NAME = 'Shorten the name to at most 100 characters.'

const WORDS: ReadonlyMap<string, string> = new Map([
  ['verifyCode', CODE],
  ['otpCode', CODE],
  ['email', 'Enter an e-mail address like name@example.com.'],
  ['phoneNumber', 'Enter your phone number, like 012 345 678.'],
  ['firstName', NAME],
  ['lastName', NAME],
])

/** Lists the invalid parts that a visitor can correct. */
export function listFieldErrors(error: z.ZodError): { path: string; message: string }[] {
  const parts = new Set(error.issues.map(({ path }) => String(path[0])))
  return [...parts].flatMap((path) => {
    const message = WORDS.get(path)
    return message === undefined ? [] : [{ path, message }]
  })
}
