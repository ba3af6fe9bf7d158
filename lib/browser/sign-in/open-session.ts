// Must come first: the contract imports schemas.
import '@/lib/browser/api-client/zod-jitless'
import { withInstallation } from '@/lib/browser/api-client/installation'
import { withMinimumDuration } from '@/lib/browser/api-client/minimum-duration'
import { parseReply, throwUnreachable } from '@/lib/browser/api-client/parse-reply'
import { randomId } from '@/lib/browser/api-client/random-id'
import type { ApiFieldError } from '@/lib/browser/api-client/to-form-error'
import { fetchJson } from '@/lib/browser/api-client/transport'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import { type Session, sessionSchema } from '@/lib/contract/sign-in/sign-in'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'
import { MIN_FETCH_MS } from '@/lib/shared/limits'
import type { SessionRequest } from '@/lib/shared/session/session-request'

const sessionReply = sessionSchema.omit({ sessionToken: true })

/**
 * Opens a session. A code may be sent again after a lost response (promise F9). Imports zod, so it is loaded
 * late. @throws FormError
 */
export async function openSession(proof: SessionRequest): Promise<Omit<Session, 'sessionToken'>> {
  const body = { ...proof, ...toAttemptKey(proof) }
  const asking = withInstallation(() => fetchJson('/session', 'POST', body))
  const reply = await withMinimumDuration(MIN_FETCH_MS, asking).catch(throwUnreachable)
  // The cookies are set even if the body is invalid.
  if (reply.status === 200) broadcastSessionChange()
  // Its message for each field is meant for visitors (architecture §6).
  return parseReply({ reply: sessionReply }, reply, {
    toProblems: toFieldProblems,
    messageIsForVisitors: true,
  })
}

function toFieldProblems(refused: readonly ApiFieldError[]): FieldProblem[] {
  return refused.map(({ path, message }) => ({ field: path, message }))
}

let latest = { code: '', key: '' }

/** Returns one key per code, so that a retry after a lost response gets the same session (promise F9). */
function toAttemptKey(proof: SessionRequest): { readonly attempt?: string } {
  const code = toCode(proof)
  if (code === null) return {}
  if (latest.code !== code) latest = { code, key: randomId() }
  return { attempt: latest.key }
}

function toCode(proof: SessionRequest): string | null {
  if (proof.provider === 'phone') return `${proof.token} ${proof.otpCode}`
  return proof.verifyCode === undefined ? null : `${proof.email} ${proof.verifyCode}`
}
