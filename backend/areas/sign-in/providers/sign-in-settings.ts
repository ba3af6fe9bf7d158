import type { DeriveKey } from '@/backend/areas/sign-in/identity/password-hash'

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
