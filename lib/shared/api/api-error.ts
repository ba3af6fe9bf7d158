import { toRecord } from '@/lib/shared/to-record'

/** An error with a message of ours that is safe to show (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** The status of the API (650 and 900 too); 503 when it did not answer or its reply is invalid. */
    readonly statusCode: number,
    message: string,
    readonly call: string,
    readonly fields: readonly { path: string; message: string }[] = [],
    /** Seconds to wait before a retry, when known. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** The session token is no longer valid (spec §8). */
export const SESSION_ENDED = 900

/** The installation is not registered (spec §8). */
export const UNKNOWN_INSTALLATION = 650

/** Whether a status is one of the two of spec §8 that HTTP lacks. */
export function isSpecialStatus(status: number): boolean {
  return status === SESSION_ENDED || status === UNKNOWN_INSTALLATION
}

/**
 * Returns the status a reply of the API means. 900 and 650 may be the HTTP status or `statusCode` in the body,
 * since many servers cannot send them as a status (architecture §6). A body can name another error, but never
 * turns an error into a success.
 */
export function readStatus(httpStatus: number, body: unknown): number {
  if (isSpecialStatus(httpStatus)) return httpStatus
  const { statusCode } = toRecord(body)
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : httpStatus
}
