import { z } from 'zod'
import { type ErrorBody, errorBody } from '@/lib/contract/common'
import { isSpecialStatus, readStatus } from '@/lib/shared/api/reply-status'
import { parseJson } from '@/lib/shared/parse-json'
import { readAtMost } from '@/lib/shared/runtime/read-at-most'
import type { ApiReply } from './ask-api'

/** Bytes of the largest JSON: what somebody takes home of all they have here (promise F3). */
const MAX_BYTES = 5_000_000

/** Bytes of the largest error. */
const MAX_ERROR_BYTES = 64 * 1024

/** Errors of the sign-in endpoint have Google's shape (decision 006). */
const identityOrOurs = z
  .object({ error: z.object({ code: z.int(), message: z.string() }) })
  .or(errorBody)

export type ReplyKind = 'json' | 'html' | 'identity'

/** `status`: the one the body names where that differs from the API's (architecture §6). */
export type ReadReply = { readonly status: number; readonly bytes: Buffer }

/**
 * The reply when it is one of ours for such a call; null when it is anything else.
 *
 * @param shape of what is no error; null: that is never JSON
 * @throws when it is cut off
 */
export async function readReply(
  { status: httpStatus, headers, body }: ApiReply,
  kind: ReplyKind,
  shape: z.ZodType | null,
): Promise<ReadReply | null> {
  const type = String(headers['content-type'] ?? '')
  const isSuccess = httpStatus < 300
  if (kind === 'html' && type.startsWith('text/html') && isToldAs(httpStatus)) {
    const bytes = await readAtMost(body, MAX_BYTES)
    return bytes && { status: httpStatus, bytes }
  }
  if (!type.startsWith('application/json')) {
    body.destroy()
    return isSpecialStatus(httpStatus) ? toSpecial(httpStatus) : null
  }
  const bytes = await readAtMost(body, isSuccess ? MAX_BYTES : MAX_ERROR_BYTES)
  const parsed = bytes === null ? undefined : parseJson(bytes.toString())
  const status = readStatus(httpStatus, parsed)
  const isError = status >= 300
  const expected = !isError ? shape : kind === 'identity' ? identityOrOurs : errorBody
  const isOurs = parsed !== undefined && expected?.safeParse(parsed).success === true
  if (bytes !== null && isOurs && isToldAs(status)) return { status, bytes }
  return isSpecialStatus(status) ? toSpecial(status) : null
}

/** Of the statuses above 499 the contract has 503, 650 and 900 alone; with others a body is no answer to anybody. */
function isToldAs(status: number): boolean {
  return (
    status < 300 || (status >= 400 && status < 500) || status === 503 || isSpecialStatus(status)
  )
}

/** Both statuses say all there is to say, whatever came with them. */
function toSpecial(statusCode: number): ReadReply {
  const body: ErrorBody = { statusCode, message: 'Please sign in or load the page again.' }
  return { status: statusCode, bytes: Buffer.from(JSON.stringify(body)) }
}
