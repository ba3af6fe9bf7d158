/** How people can sign in here (architecture §2, FIREBASE_*, LINKEDIN_*). */
export type SignInSettings = {
  /** Keys the hashes of one-time codes. */
  readonly secret: string
  /** The public address that mailed links lead to, without a slash at its end. */
  readonly siteUrl: string
  /** The Firebase project whose tokens count; null: our own sign-in endpoint runs instead. */
  readonly firebase: FirebaseSettings | null
  /** The LinkedIn application; null: nobody signs in with LinkedIn. */
  readonly linkedIn: LinkedInSettings | null
  /** What hashing a password of our own costs, where not the usual; see `PASSWORD_COST`. */
  readonly passwordCost?: number
}

/** A Firebase project and where its public keys are, or an emulator of one, which has none. */
export type FirebaseSettings =
  | { readonly projectId: string; readonly jwksUrl: string }
  | { readonly projectId: string; readonly emulatorUrl: string }

export type LinkedInSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** OpenID Connect's userinfo endpoint. */
  readonly userinfoUrl: string
  /** Tells for which application a token was issued (RFC 7662). */
  readonly introspectionUrl: string
}
