import type { DeriveKey } from '@/backend/areas/sign-in/identity/password-hash'

/** See architecture §2, FIREBASE_* and LINKEDIN_*. */
export type SignInSettings = {
  /** Keys the hashes of one-time codes. */
  readonly secret: string
  /** For mailed links; without a slash at its end. */
  readonly siteUrl: string
  /** Null: our own sign-in endpoint. */
  readonly firebase: FirebaseSettings | null
  readonly linkedIn: LinkedInSettings | null
  readonly passwordCost?: number
  /** Stands between our endpoint and the threads that derive keys. */
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
  /** Tells for which application a token was issued (RFC 7662). */
  readonly introspectionUrl: string
}
