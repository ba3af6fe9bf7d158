/** HTML. */
export type Texts = {
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
}
