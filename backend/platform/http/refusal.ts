import type { ErrorStatus } from '@/lib/contract/endpoint'

type Details = {
  /** Whole seconds after which the same call may pass. */
  readonly retryAfter?: number
  /** The input that is to blame, for the form that holds it. */
  readonly errors?: readonly { path: string; message: string }[]
}

/** An expected "no" of a handler: a status its endpoint declares and a message of ours. */
export class Refusal {
  constructor(
    readonly statusCode: ErrorStatus,
    readonly message: string,
    readonly details: Details = {},
  ) {}
}

/** The refusal for an item that is not there, named as in "There is no such vacancy." */
export function missing(what: string): Refusal {
  return new Refusal(404, `There is no such ${what}.`)
}

/** The refusal for input that fits the contract and is still wrong. */
export function wrongInput(path: string, message: string): Refusal {
  return new Refusal(400, message, { errors: [{ path, message }] })
}

/** The refusal of a limit, with the milliseconds the limiter asks the caller to wait. */
export function tooMany(waitMs: number): Refusal {
  const retryAfter = Math.ceil(waitMs / 1000)
  return new Refusal(429, 'That was tried too often. Please wait before you try again.', {
    retryAfter,
  })
}

/** The refusal for what we cannot do at the moment, with the seconds after which to try again. */
export function unavailable(message: string): Refusal {
  return new Refusal(503, message, { retryAfter: 60 })
}
