import {
  createRemoteJWKSet,
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { z } from 'zod'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { User } from '@/lib/contract/account/user'
import { ProviderUnavailable } from './provider-unavailable'

export type IdToken = {
  readonly subject: string
  readonly signInProvider: NonNullable<User['signInProvider']>
  readonly email: string | null
  readonly emailVerified: boolean
  readonly phoneNumber: string | null
  readonly issuedAt: Date
  /** When the person last gave a password or another proof. */
  readonly authTime: Date
}

/** Null: do not trust the token. */
export type IdTokenVerifier = (token: string) => Promise<IdToken | null>

/** Seconds by which two clocks may differ. */
const TOLERANCE = 30

const PROVIDERS = {
  password: 'password',
  phone: 'phone',
  'google.com': 'google',
  'facebook.com': 'facebook',
  'apple.com': 'apple',
} as const

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  auth_time: z.number(),
  email: z.email().max(254).optional(),
  email_verified: z.boolean().optional(),
  phone_number: z.string().optional(),
  firebase: z.object({
    sign_in_provider: z.enum(['password', 'phone', 'google.com', 'facebook.com', 'apple.com']),
  }),
})

/** Errors of fetching keys; all others of the library are the token's fault. */
const KEY_FAILURES: readonly string[] = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

/**
 * Creates the one check of identity tokens, Firebase's and ours (architecture §8). The verifier throws
 * ProviderUnavailable without keys.
 */
export function createIdTokenVerifier({
  projectId,
  getKey,
  clock,
}: {
  projectId: string
  getKey: JWTVerifyGetKey
  clock: Clock
}): IdTokenVerifier {
  return async (token) => {
    const now = clock.now()
    try {
      const { payload } = await jwtVerify(token, requireKeyId(getKey), {
        algorithms: ['RS256'],
        ...toClaimRules(projectId, now),
      })
      return readClaims(payload, now)
    } catch (error) {
      if (error instanceof errors.JOSEError && !KEY_FAILURES.includes(error.code)) return null
      throw error instanceof ProviderUnavailable
        ? error
        : new ProviderUnavailable('Firebase', error)
    }
  }
}

export function toClaimRules(projectId: string, now: Date): JWTClaimVerificationOptions {
  return {
    issuer: toIssuer(projectId),
    audience: projectId,
    currentDate: now,
    clockTolerance: TOLERANCE,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  }
}

/** Reads claims that passed `toClaimRules`; null when some are missing or from the future. */
export function readClaims(payload: JWTPayload, now: Date): IdToken | null {
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) return null
  const latest = now.getTime() / 1000 + TOLERANCE
  if (claims.data.iat > latest || claims.data.auth_time > latest) return null
  return toIdToken(claims.data)
}

export function toIssuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`
}

/** Fetches keys when a token names an unknown one. */
export function fetchKeys(jwksUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3000 })
}

function requireKeyId(getKey: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    if (header.kid === undefined) throw new errors.JWSInvalid('The token names no key')
    return getKey(header, token)
  }
}

function toIdToken(claims: z.output<typeof claimsSchema>): IdToken {
  return {
    subject: claims.sub,
    signInProvider: PROVIDERS[claims.firebase.sign_in_provider],
    email: claims.email?.toLowerCase() ?? null,
    emailVerified: claims.email !== undefined && claims.email_verified === true,
    phoneNumber: claims.phone_number ?? null,
    issuedAt: new Date(claims.iat * 1000),
    authTime: new Date(claims.auth_time * 1000),
  }
}
