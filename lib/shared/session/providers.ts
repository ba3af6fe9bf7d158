/** For the SDK; none of it is secret. */
export type FirebaseProject = {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** An emulator is reached through our own origin. */
  readonly isEmulated: boolean
}

export type Providers = {
  readonly google: boolean
  readonly facebook: boolean
  readonly linkedin: boolean
  /** Null: our own sign-in endpoint keeps passwords. */
  readonly firebase: FirebaseProject | null
}
