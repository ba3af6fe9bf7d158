type Details = {
  readonly isPermanent?: boolean
  readonly isUnwanted?: boolean
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

/** Milliseconds; a receiver that asks for a longer wait is tried again after this. */
const LONGEST_WAIT = 6 * 60 * 60_000

/**
 * Why a message was not accepted, in plain words without a person or secret: operators read them, and they
 * are stored.
 */
export class DeliveryFailure extends Error {
  override readonly name = 'NotSent'
  /** A retry would fail the same way. */
  readonly isPermanent: boolean
  /** Nobody wants it any more: it is dropped, and an operator has nothing to fix. */
  readonly isUnwanted: boolean
  /** Milliseconds before which the receiver wants no retry, six hours at most; 0 when it does not say. */
  readonly retryAfterMs: number

  constructor(
    words: string,
    { isPermanent = false, isUnwanted = false, retryAfterMs = 0, cause }: Details = {},
  ) {
    super(words, { cause })
    this.isPermanent = isPermanent
    this.isUnwanted = isUnwanted
    this.retryAfterMs = Math.min(retryAfterMs, LONGEST_WAIT)
  }
}
