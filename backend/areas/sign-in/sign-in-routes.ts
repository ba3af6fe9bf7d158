import type { IdentityProvider } from '@/backend/areas/sign-in/identity/identity-providers'
import { handleProviderUnavailable } from '@/backend/areas/sign-in/providers/provider-unavailable'
import { ErrorReply, invalidField, tooManyRequests } from '@/backend/platform/http/error-reply'
import { mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { codeMessage, deliverCode, toWrongCode } from './codes/code-messages'
import { type OneTimeCodes, toCodeAttempt } from './codes/one-time-codes'
import { isKnownInstallation } from './known-installations'
import { claimOAuthState, getLinkedInMember } from './providers/linkedin'
import type { SignInSettings } from './providers/sign-in-settings'
import { createSignInSession, type SignInProof } from './sign-in'
import { codeLimits, signInLimits } from './sign-in-limits'

const NO_LINKEDIN = new ErrorReply(404, 'LinkedIn sign-in is not available here.')
const NEEDS_CODE = invalidField('verifyCode', 'Enter the code we mailed to this address.')
const NO_EMAIL = invalidField('email', 'Enter the address that the code was mailed to.')
const OTHER_EMAIL = invalidField('email', 'This is not the address you signed in with.')
const BAD_TOKEN = invalidField('firebaseAuthToken', 'This sign-in has ended. Please sign in again.')
const BAD_ACCESS = invalidField('accessToken', 'This sign-in has ended. Please sign in again.')

const USED_STATE = invalidField('state', 'This sign-in was already used. Please sign in again.')

/** Mounts the calls that open a session (decision 006). */
export function mountSignInRoutes(
  context: RouteContext,
  {
    identity,
    codes,
    linkedIn,
  }: {
    readonly identity: IdentityProvider
    readonly codes: OneTimeCodes
    readonly linkedIn: SignInSettings['linkedIn']
  },
): void {
  const { db, clock, limiter, siteUrl } = context

  mountPublic(context, signInEndpoints.requestEmailCode, async ({ body, ...caller }) => {
    const email = body.email.toLowerCase()
    const isKnown = await isKnownInstallation(db, { email }, caller.installationId)
    const wait = await limiter.take(codeLimits('email', email, caller, isKnown))
    if (wait > 0) return tooManyRequests(wait)
    const queued = await db.transaction(async (tx) => {
      const { code, expiresAt } = await codes.issueForEmail(tx, email, caller.installationId)
      const now = clock.now()
      const options = { expiresAt, now, siteUrl }
      return queueMessage(tx, codeMessage, 'mail', { to: email, code }, options)
    })
    return (await deliverCode(context, queued)) ?? SUCCESS_REPLY
  })

  mountPublic(context, signInEndpoints.withFirebase, ({ body, ...caller }) =>
    handleProviderUnavailable(async () => {
      const { verifyCode: code, email: named, attempt } = body
      const token = await identity.verify(body.firebaseAuthToken)
      if (token === null) return BAD_TOKEN
      const email = token.email ?? named?.toLowerCase() ?? null
      if (named !== undefined && named.toLowerCase() !== email) return OTHER_EMAIL
      if (code !== undefined && email === null) return NO_EMAIL
      const isKnown =
        email !== null && (await isKnownInstallation(db, { email }, caller.installationId))
      const wait = await limiter.take(signInLimits(caller, isKnown ? email : null))
      if (wait > 0) return tooManyRequests(wait)

      return db.transaction(async (tx) => {
        const byCode = code !== undefined && email !== null
        const used = byCode
          ? await codes.use(
              tx,
              { address: email, token: null, installationId: caller.installationId, code },
              toCodeAttempt(attempt, caller),
            )
          : null
        if (used?.isRight === false) return toWrongCode('verifyCode', used.triesLeft)
        if (!(await identity.confirm(tx, token, byCode))) return BAD_TOKEN
        const proof: SignInProof = {
          provider: identity.provider,
          subject: token.subject,
          signInProvider: token.signInProvider,
          email,
          emailProvenBy: byCode ? 'code' : token.emailVerified ? 'provider' : null,
          phoneNumber: token.phoneNumber,
          firstName: body.firstName ?? '',
          lastName: body.lastName ?? '',
          issuedAt: token.issuedAt,
        }
        const place = {
          installationId: caller.installationId,
          token: used?.sessionToken ?? null,
        }
        const opened = await createSignInSession(tx, clock.now(), proof, place)
        if (typeof opened !== 'string') return opened
        return byCode ? toWrongCode('verifyCode') : NEEDS_CODE
      })
    }),
  )

  mountPublic(context, signInEndpoints.withLinkedIn, ({ body, ...caller }) =>
    handleProviderUnavailable(async () => {
      if (linkedIn === null) return NO_LINKEDIN
      const wait = await limiter.take(signInLimits(caller, null))
      if (wait > 0) return tooManyRequests(wait)
      const { state } = body
      if (state !== undefined && !(await claimOAuthState(db, state, clock.now()))) return USED_STATE
      const member = await getLinkedInMember(linkedIn, body.accessToken)
      if (member === null) return BAD_ACCESS
      const now = clock.now()
      const proof: SignInProof = {
        provider: 'linkedin',
        subject: member.sub,
        signInProvider: 'linkedin',
        email: member.email ?? null,
        emailProvenBy: member.email_verified ? 'provider' : null,
        phoneNumber: null,
        firstName: member.given_name,
        lastName: member.family_name,
        issuedAt: now,
      }
      const place = { installationId: caller.installationId, token: null }
      const opened = await db.transaction((tx) => createSignInSession(tx, now, proof, place))
      return typeof opened === 'string' ? BAD_ACCESS : opened
    }),
  )
}
