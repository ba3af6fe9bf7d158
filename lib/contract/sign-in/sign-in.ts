import { z } from 'zod'
import { user } from '@/lib/contract/account/user'
import { done } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { schemalessSignInCodeEndpoints } from '@/lib/contract/sign-in/schemaless-sign-in-code-endpoints'
import { lineInput } from '@/lib/contract/text-inputs'

const email = z.email().trim().max(254)
/** Numbers without a country code are Cambodian. */
const phoneNumber = lineInput(40)
const sixDigits = z.string().regex(/^\d{6}$/, 'must be six digits')
/** An extension: a random key. Repeating an attempt with it returns the same session (promise F9). */
const attempt = z.uuid()
/** From the reply of `otp/request`. */
const requestToken = lineInput(100)

/**
 * The token for X-Session-Token lives 1,000,000 seconds (spec §3, spec §4). `isNew` is an extension: the
 * account was created by this sign-in.
 */
export const sessionSchema = z.object({ sessionToken: z.string(), user, isNew: z.boolean() })
export type Session = z.output<typeof sessionSchema>

export const signInEndpoints = {
  requestEmailCode: endpoint({
    id: 'requestEmailCode',
    ...schemalessSignInCodeEndpoints.mail,
    tag: 'Sign-in',
    summary:
      'Mail a six-digit code that proves an address; the answer is the same for every address',
    cost: 'expensive',
    body: z.strictObject({ email }),
    reply: done,
  }),
  withFirebase: endpoint({
    id: 'loginWithFirebase',
    method: 'POST',
    path: '/auth/v1/login-with-firebase',
    tag: 'Sign-in',
    summary:
      'Exchange an identity token of Firebase, or of our own sign-in endpoint, for a session',
    body: z.strictObject({
      firebaseAuthToken: z.string().min(1).max(8192),
      firstName: lineInput(100).optional(),
      lastName: lineInput(100).optional(),
      /** From the e-mail; required when the token does not prove its address (decision 006). */
      verifyCode: sixDigits.optional(),
      email: email.optional(),
      attempt: attempt.optional(),
    }),
    reply: sessionSchema,
  }),
  requestPhoneCode: endpoint({
    id: 'requestPhoneCode',
    ...schemalessSignInCodeEndpoints.text,
    tag: 'Sign-in',
    summary: 'Send a six-digit code as a text message; the answer is the same for every number',
    cost: 'expensive',
    body: z.strictObject({ phoneNumber }),
    reply: z.object({ token: z.string() }),
  }),
  /**
   * For other clients: a check uses up one attempt of the code, so the site signs in with it at once (decision
   * 063).
   */
  verifyPhoneCode: endpoint({
    id: 'verifyPhoneCode',
    method: 'POST',
    path: '/v1/otp/verify',
    tag: 'Sign-in',
    summary: 'Check a code once before signing in with it',
    body: z.strictObject({ phoneNumber, token: requestToken, code: sixDigits }),
    reply: done,
  }),
  withPhone: endpoint({
    id: 'loginWithPhone',
    method: 'POST',
    path: '/auth/v1/login-with-phone/otp-provider',
    tag: 'Sign-in',
    summary: 'Exchange a code sent to a phone for a session',
    body: z.strictObject({
      phoneNumber,
      otpCode: sixDigits,
      token: requestToken,
      attempt: attempt.optional(),
    }),
    reply: sessionSchema,
  }),
  withLinkedIn: endpoint({
    id: 'loginWithLinkedIn',
    method: 'POST',
    path: '/auth/v1/login-with-linkedin',
    tag: 'Sign-in',
    summary: 'Exchange an access token of LinkedIn for a session; 404 where LinkedIn is not set up',
    body: z.strictObject({
      accessToken: z.string().min(1).max(4096),
      /** An extension: the state of the redirect that returned the token, valid once (promise T13). */
      state: z
        .string()
        .regex(/^[\w-]{43}$/, 'must be a state of ours')
        .optional(),
    }),
    reply: sessionSchema,
    errors: [404],
  }),
  logout: endpoint({
    id: 'logout',
    method: 'DELETE',
    path: '/auth/v1/logout',
    tag: 'Sign-in',
    summary: 'End the session the call carries',
    access: 'session',
    reply: done,
  }),
  logoutElsewhere: endpoint({
    id: 'logoutElsewhere',
    method: 'DELETE',
    path: '/auth/v1/logout/others',
    tag: 'Sign-in',
    summary: 'End every other session of the user, as after a change of password',
    access: 'session',
    extension: true,
    reply: done,
  }),
}
