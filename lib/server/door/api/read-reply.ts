import { z } from 'zod'
import { errorBody } from '@/lib/contract/common'
import { parseJson } from '@/lib/shared/parse-json'
import type { ApiReply } from './ask-api'

/** Bytes of the largest JSON: what somebody takes home of all they have here (promise F3). */
const MAX_BYTES = 5_000_000

/** Errors of the sign-in endpoint have Google's shape (decision 006). */
const identityError = z.object({ error: z.object({ code: z.int(), message: z.string() }) })

export type ReplyKind = 'json' | 'html' | 'identity'

/** The whole body when it is one of ours for such a call; null when it is anything else. @throws when it is cut off */
export async function readReply(
  { status, headers, body }: ApiReply,
  kind: ReplyKind,
): Promise<Buffer | null> {
  const type = String(headers['content-type'] ?? '')
  const isJson = type.startsWith('application/json')
  const isHtml = kind === 'html' && type.startsWith('text/html') && status < 500
  if ((!isJson && !isHtml) || (status >= 300 && status < 400)) {
    body.destroy()
    return null
  }
  const bytes = await readAtMost(body, MAX_BYTES)
  if (bytes === null || isHtml) return bytes
  return isOurJson(bytes, status, kind) ? bytes : null
}

function isOurJson(bytes: Buffer, status: number, kind: ReplyKind): boolean {
  const parsed = parseJson(bytes.toString())
  if (parsed === undefined) return false
  if (status < 300) return true
  return (kind === 'identity' ? identityError.or(errorBody) : errorBody).safeParse(parsed).success
}

async function readAtMost(body: ApiReply['body'], most: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    // Leaving the loop ends the transfer.
    if (size > most) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
