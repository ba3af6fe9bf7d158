/** For the Firebase SDK; none of it is secret. */
export type FirebaseProject = {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** The emulator is reached through our own origin. */
  readonly isEmulated: boolean
}

export type SignInProviders = {
  readonly google: boolean
  readonly facebook: boolean
  readonly linkedin: boolean
  /** Null: passwords are stored by our own sign-in endpoint. */
  readonly firebase: FirebaseProject | null
}
