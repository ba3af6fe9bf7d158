// First of all: the contract brings schemas.
import '@/lib/browser/wire/no-eval'
import { announceSession } from '@/lib/browser/session/signed-in'
import { atLeast } from '@/lib/browser/wire/at-least'
import { asInstallation } from '@/lib/browser/wire/installation'
import { failUnanswered, requireReply } from '@/lib/browser/wire/require-reply'
import type { Refused } from '@/lib/browser/wire/to-form-error'
import { fetchReply } from '@/lib/browser/wire/transport'
import { type Session, sessionSchema } from '@/lib/contract/sign-in/sign-in'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'
import { MIN_FETCH_MS } from '@/lib/shared/limits'
import type { Proof } from '@/lib/shared/session/proof'
import { toAttempt } from './code-attempt'

const answer = sessionSchema.omit({ sessionToken: true })

/** Late chunks only: brings zod. After a lost answer a code may be resent (promise F9). @throws FormError */
export async function openSession(proof: Proof): Promise<Omit<Session, 'sessionToken'>> {
  const body = { ...proof, ...toAttempt(proof) }
  const asking = asInstallation(() => fetchReply('/session', 'POST', body))
  const reply = await atLeast(MIN_FETCH_MS, asking).catch(failUnanswered)
  // The cookies are there, whatever else is in the answer.
  if (reply.status === 200) announceSession()
  // Its words for each part are for people (architecture §6).
  return requireReply({ reply: answer }, reply, { explain: toProblemsTold, speaksOfFields: true })
}

function toProblemsTold(refused: readonly Refused[]): FieldProblem[] {
  return refused.map(({ path, message }) => ({ field: path, message }))
}
