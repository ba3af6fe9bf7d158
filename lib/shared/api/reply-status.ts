import { toRecord } from '@/lib/shared/to-record'

/** The session token is not valid any more (spec §8). */
export const SESSION_ENDED = 900

/** The API does not know this installation (spec §8). */
export const UNKNOWN_INSTALLATION = 650

/** True for the two statuses of spec §8 that HTTP does not have. */
export function isSpecialStatus(status: number): boolean {
  return status === SESSION_ENDED || status === UNKNOWN_INSTALLATION
}

/**
 * The status that a reply of the API means, for every client of it. 900 and 650 may be the HTTP status or `statusCode` in the body, since
 * many servers cannot send them as a status (architecture §6). A body can name another error, but never turn an error into a success.
 */
export function readStatus(httpStatus: number, body: unknown): number {
  if (isSpecialStatus(httpStatus)) return httpStatus
  const { statusCode } = toRecord(body)
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : httpStatus
}
