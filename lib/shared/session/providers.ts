/** A Firebase project, as its SDK is told of it; none of it is secret. */
export type FirebaseProject = {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** True when an emulator stands for the project, which is then asked through our own origin. */
  readonly isEmulated: boolean
}

/** Ways to sign in besides e-mail and phone, which are always there. */
export type Providers = {
  readonly google: boolean
  readonly facebook: boolean
  readonly linkedin: boolean
  /** The project that keeps passwords; null: our own sign-in endpoint does. */
  readonly firebase: FirebaseProject | null
}
