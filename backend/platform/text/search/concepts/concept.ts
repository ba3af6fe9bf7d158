export type Concept = {
  readonly name: string
  /** Whatever means it, in any language; in capitals: an abbreviation, in a text only when it stands in capitals. */
  readonly terms: readonly string[]
  /** Names of what is a kind of it. */
  readonly narrower?: readonly string[]
}
