import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { ErrorReply, invalidField, tooManyRequests } from '@/backend/platform/http/error-reply'
import { mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { queueMessage } from '@/backend/platform/outbox/queue'
import type { Caller } from '@/backend/platform/runtime/rate-limit'
import { toE164 } from '@/backend/platform/text/phone-number'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import type { SmsCountry } from '@/lib/shared/forms/sms-calling-codes'
import { codeMessage, deliverCode, toWrongCode } from './codes/code-messages'
import { type OneTimeCodes, toCodeAttempt } from './codes/one-time-codes'
import { isKnownInstallation } from './known-installations'
import { createSignInSession, type SignInProof } from './sign-in'
import { codeLimits, signInLimits } from './sign-in-limits'

const BAD_NUMBER = invalidField(
  'phoneNumber',
  'This is not a phone number. Write it as 012 345 678.',
)
const NOT_TEXTED = invalidField(
  'phoneNumber',
  'We send codes to mobile phones in Cambodia and the other countries we list. Enter such a number, or sign in by e-mail.',
)

/** Leaves out other territories of a prefix: Jamaica shares +1, and fraud profits from expensive messages. */
export const smsCountries = {
  Cambodia: 'KH',
  Australia: 'AU',
  Canada: 'CA',
  China: 'CN',
  France: 'FR',
  Germany: 'DE',
  'Hong Kong': 'HK',
  India: 'IN',
  Indonesia: 'ID',
  Japan: 'JP',
  Laos: 'LA',
  Malaysia: 'MY',
  Myanmar: 'MM',
  'New Zealand': 'NZ',
  Philippines: 'PH',
  Singapore: 'SG',
  'South Korea': 'KR',
  Taiwan: 'TW',
  Thailand: 'TH',
  'United Kingdom': 'GB',
  'United States': 'US',
  Vietnam: 'VN',
} as const satisfies Readonly<Record<SmsCountry, CountryCode>>

const served = new Set<string | undefined>(Object.values(smsCountries))

/** Numbers of +1 do not tell mobile phones from fixed ones. */
const MOBILE: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

type Claim = { readonly phoneNumber: string; readonly token: string; readonly code: string }

export function mountPhoneSignInRoutes(context: RouteContext, codes: OneTimeCodes): void {
  const { db, clock, limiter, siteUrl } = context

  mountPublic(context, signInEndpoints.requestPhoneCode, async ({ body, ...caller }) => {
    const phoneNumber = toE164(body.phoneNumber)
    if (phoneNumber === null) return BAD_NUMBER
    if (!canReceiveSms(phoneNumber)) return NOT_TEXTED
    const isKnown = await isKnownInstallation(db, { phoneNumber }, caller.installationId)
    const wait = await limiter.take(codeLimits('phone', phoneNumber, caller, isKnown))
    if (wait > 0) return tooManyRequests(wait)
    const { queued, token } = await db.transaction(async (tx) => {
      const { code, token, expiresAt } = await codes.issueForPhone(tx, phoneNumber)
      const options = { expiresAt, now: clock.now(), siteUrl }
      const event = { to: phoneNumber, code }
      return { queued: await queueMessage(tx, codeMessage, 'text', event, options), token }
    })
    return (await deliverCode(context, queued)) ?? { token }
  })

  mountPublic(context, signInEndpoints.verifyPhoneCode, async ({ body, ...caller }) => {
    const phoneNumber = await admit(body, caller)
    if (phoneNumber instanceof ErrorReply) return phoneNumber
    const { token, code } = body
    const wrong = await codes.confirmPhone({ address: phoneNumber, token, code })
    return wrong === null ? SUCCESS_REPLY : toWrongCode('code', wrong.triesLeft)
  })

  mountPublic(context, signInEndpoints.withPhone, async ({ body, ...caller }) => {
    const { token, otpCode: code } = body
    const phoneNumber = await admit({ ...body, code }, caller)
    if (phoneNumber instanceof ErrorReply) return phoneNumber
    return db.transaction(async (tx) => {
      const claim = { address: phoneNumber, token, code }
      const used = await codes.use(tx, claim, toCodeAttempt(body.attempt, caller))
      if (!used.isRight) return toWrongCode('otpCode', used.triesLeft)
      const now = clock.now()
      const proof: SignInProof = {
        provider: 'phone',
        subject: phoneNumber,
        signInProvider: 'phone',
        email: null,
        emailProvenBy: null,
        phoneNumber,
        firstName: '',
        lastName: '',
        issuedAt: now,
      }
      const place = { installationId: caller.installationId, token: used.sessionToken }
      const opened = await createSignInSession(tx, now, proof, place)
      return typeof opened === 'string' ? toWrongCode('otpCode') : opened
    })
  })

  /** Returns E.164, or why the number may not be tried. */
  async function admit(claim: Claim, caller: Caller): Promise<string | ErrorReply> {
    const phoneNumber = toE164(claim.phoneNumber)
    if (phoneNumber === null) return BAD_NUMBER
    const isKnown = await isKnownInstallation(db, { phoneNumber }, caller.installationId)
    const wait = await limiter.take(signInLimits(caller, isKnown ? phoneNumber : null))
    return wait > 0 ? tooManyRequests(wait) : phoneNumber
  }
}

/** Checks whether a number in E.164 can be a mobile phone of a country we serve (promise T20). */
export function canReceiveSms(e164: string): boolean {
  const parsed = parsePhoneNumberFromString(e164)
  return parsed !== undefined && served.has(parsed.country) && MOBILE.includes(parsed.getType())
}
