import type { DeriveKey } from '@/backend/areas/sign-in/identity/password-hash'
import { StartError } from '@/backend/platform/runtime/start-error'

/** Settings of FIREBASE_* and LINKEDIN_* (architecture §2). */
export type SignInSettings = {
  /** Keys the hashes of one-time codes. */
  readonly secret: string
  /** For mailed links; without a slash at its end. */
  readonly siteUrl: string
  /** Null: our own sign-in endpoint. */
  readonly firebase: FirebaseSettings | null
  readonly linkedIn: LinkedInSettings | null
  readonly passwordCost?: number
  /** Wraps key derivation, between our endpoint and its threads. */
  readonly deriveKey?: (derive: DeriveKey) => DeriveKey
}

/** An emulator has no keys. */
export type FirebaseSettings =
  | { readonly projectId: string; readonly jwksUrl: string }
  | { readonly projectId: string; readonly emulatorUrl: string }

export type LinkedInSettings = {
  readonly clientId: string
  readonly clientSecret: string
  readonly userinfoUrl: string
  /** Says which application a token was issued to (RFC 7662). */
  readonly introspectionUrl: string
}

export const FIREBASE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** By Firebase's rules such ids belong to projects without real resources. */
const DEMO_PROJECT = 'demo-'

/** Useless without a project. */
const PARTS = [
  'FIREBASE_JWKS_URL',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'GOOGLE_SIGN_IN',
  'FACEBOOK_APP_ID',
] as const

/** An emulator has none of these, or they would suggest that its tokens are signed. */
const NOT_EMULATED = [
  'FIREBASE_JWKS_URL',
  'FIREBASE_AUTH_DOMAIN',
  'GOOGLE_SIGN_IN',
  'FACEBOOK_APP_ID',
] as const

type Name = (typeof PARTS)[number] | 'FIREBASE_PROJECT_ID' | 'API_URL'

type Variables = { readonly [name in Name]?: string | undefined }

/**
 * Builds Firebase's settings; null without a project. Throws StartError for missing parts, or for an emulator
 * where it is unsafe.
 */
export function toFirebaseSettings(data: Variables, isPrivate: boolean): FirebaseSettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_JWKS_URL: jwksUrl = FIREBASE_JWKS_URL } = data
  if (projectId === undefined) {
    const alone = PARTS.find((name) => data[name] !== undefined)
    if (alone === undefined) return null
    throw new StartError(`${alone} is set without FIREBASE_PROJECT_ID: set both or neither.`)
  }
  if (data.FIREBASE_API_KEY === undefined) {
    throw new StartError('FIREBASE_PROJECT_ID needs FIREBASE_API_KEY: set both or neither.')
  }
  const host = data.FIREBASE_AUTH_EMULATOR_HOST
  if (host === undefined) return { projectId, jwksUrl }
  const objection = objectToEmulator(data, projectId, isPrivate)
  if (objection !== null) throw new StartError(`FIREBASE_AUTH_EMULATOR_HOST ${objection}`)
  return { projectId, emulatorUrl: `http://${host}` }
}

/** An emulator signs nothing: a product that trusts it must hold nothing real (promise T13). */
function objectToEmulator(data: Variables, projectId: string, isPrivate: boolean): string | null {
  if (!projectId.startsWith(DEMO_PROJECT)) {
    return `is for a FIREBASE_PROJECT_ID that begins with ${DEMO_PROJECT}: tokens of an emulator are not signed.`
  }
  if (!isPrivate) {
    return 'is for a site of this machine alone: SITE_URL must not be public, nor NODE_ENV production.'
  }
  if (data.API_URL !== undefined) return 'is for our own API: leave API_URL empty.'
  const foreign = NOT_EMULATED.find((name) => data[name] !== undefined)
  return foreign === undefined
    ? null
    : `cannot stand beside ${foreign}: an emulator has no such part.`
}
