type Details = {
  readonly forGood?: boolean
  readonly isUnwanted?: boolean
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

/** Why a message was not accepted, in plain words that name no person and no secret: an operator reads them, and they are kept. */
export class DeliveryFailure extends Error {
  override readonly name = 'NotSent'
  /** Trying again is of no use. */
  readonly isPermanent: boolean
  /** Nobody is there any more who asked for it: dropped, and nothing for an operator to mend. */
  readonly isUnwanted: boolean
  /** ms before which the receiver wants no further try; 0: it does not say. */
  readonly retryAfterMs: number

  constructor(
    words: string,
    { forGood = false, isUnwanted = false, retryAfterMs = 0, cause }: Details = {},
  ) {
    super(words, { cause })
    this.isPermanent = forGood
    this.isUnwanted = isUnwanted
    this.retryAfterMs = retryAfterMs
  }
}
