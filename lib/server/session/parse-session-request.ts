import type { ErrorBody } from '@/lib/contract/common'
import { readBodyText } from '@/lib/server/http/read-body-text'
import { parseJson } from '@/lib/shared/parse-json'
import { listFieldErrors, proof, type SessionRequest } from '@/lib/shared/session/session-request'

/** The maximum bytes of a proof: an identity token, names in Khmer and the rest. */
const MAX_PROOF_BYTES = 16 * 1024

const NOT_JSON: ErrorBody = {
  statusCode: 415,
  message: 'This address takes JSON and nothing else.',
}
const TOO_LARGE: ErrorBody = {
  statusCode: 413,
  message: 'This request is too large for signing in.',
}

export async function parseSessionRequest(
  request: Request,
): Promise<{ proof: SessionRequest } | ErrorBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return NOT_JSON
  const text = await readBodyText(request.body, MAX_PROOF_BYTES)
  if (text === null) return TOO_LARGE
  const parsed = proof.safeParse(parseJson(text))
  if (parsed.success) return { proof: parsed.data }
  const errors = listFieldErrors(parsed.error)
  return { statusCode: 400, message: 'Something is missing. Please start again.', errors }
}
