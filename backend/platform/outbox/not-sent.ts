/** Why a message was not accepted, in plain words that name no person and no secret: an operator reads them, and they are kept. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  /** Trying again is of no use. */
  readonly forGood: boolean

  constructor(
    words: string,
    { forGood = false, cause }: { forGood?: boolean; cause?: unknown } = {},
  ) {
    super(words, { cause })
    this.forGood = forGood
  }
}
