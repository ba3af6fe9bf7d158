import { toRecord } from '@/lib/shared/to-record'

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
