import type { ErrorStatus } from '@/lib/contract/endpoint'

type Details = {
  /** Whole seconds. */
  readonly retryAfter?: number
  /** The invalid fields, for the form. */
  readonly errors?: readonly { path: string; message: string }[]
}

/** An expected error of a handler; the endpoint must declare the status. */
export class ErrorReply {
  constructor(
    readonly statusCode: ErrorStatus,
    readonly message: string,
    readonly details: Details = {},
  ) {}
}

/** Builds a 404: "There is no such vacancy." */
export function notFound(what: string): ErrorReply {
  return new ErrorReply(404, `There is no such ${what}.`)
}

/** Builds a 410 for what was taken down and will not come back by itself. */
export function gone(what: string): ErrorReply {
  return new ErrorReply(410, `This ${what} was taken down.`)
}

/** Builds a 400 for a field that fits the contract but is still wrong. */
export function invalidField(path: string, message: string): ErrorReply {
  return new ErrorReply(400, message, { errors: [{ path, message }] })
}

/** Builds a 429 whose text tells people how long to wait (decision 063). */
export function tooManyRequests(waitMs: number): ErrorReply {
  const retryAfter = Math.ceil(waitMs / 1000)
  return new ErrorReply(429, `Too many attempts. Please try again in ${formatWait(waitMs)}.`, {
    retryAfter,
  })
}

/** Formats a wait, rounded up: "12 minutes", "1 hour", or "a moment" for less than a minute. */
export function formatWait(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  if (waitMs < 60_000) return 'a moment'
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export const BUSY_MESSAGE = 'The service is busy. Please try again in a moment.'

/** Builds a 503; `retryAfter` is in whole seconds. */
export function busy(retryAfter: number): ErrorReply {
  return new ErrorReply(503, BUSY_MESSAGE, { retryAfter })
}

export function unavailable(message: string): ErrorReply {
  return new ErrorReply(503, message, { retryAfter: 60 })
}
