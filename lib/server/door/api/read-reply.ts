import { z } from 'zod'
import { errorBody } from '@/lib/contract/common'
import { readAtMost } from '@/lib/server/http/read-at-most'
import { parseJson } from '@/lib/shared/parse-json'
import type { ApiReply } from './ask-api'

/** Bytes of the largest JSON: what somebody takes home of all they have here (promise F3). */
const MAX_BYTES = 5_000_000

/** Errors of the sign-in endpoint have Google's shape (decision 006). */
const identityOrOurs = z
  .object({ error: z.object({ code: z.int(), message: z.string() }) })
  .or(errorBody)

export type ReplyKind = 'json' | 'html' | 'identity'

/** Of the statuses above 499 the only ones the contract has; with others it is no answer to anybody. */
const TOLD = [503, 650, 900]

/**
 * The whole body when it is one of ours for such a call; null when it is anything else.
 *
 * @param shape of what is no error; null: that is never JSON
 * @throws when it is cut off
 */
export async function readReply(
  { status, headers, body }: ApiReply,
  kind: ReplyKind,
  shape: z.ZodType | null,
): Promise<Buffer | null> {
  const type = String(headers['content-type'] ?? '')
  const isJson = type.startsWith('application/json')
  const isHtml = kind === 'html' && type.startsWith('text/html')
  const isGood = status < 300
  const isTold = isGood || (status >= 400 && (status < 500 || TOLD.includes(status)))
  if ((!isJson && !isHtml) || !isTold) {
    body.destroy()
    return null
  }
  const bytes = await readAtMost(body, MAX_BYTES)
  if (bytes === null || isHtml) return bytes
  const expected = isGood ? shape : kind === 'identity' ? identityOrOurs : errorBody
  const parsed = parseJson(bytes.toString())
  return parsed !== undefined && expected?.safeParse(parsed).success ? bytes : null
}
