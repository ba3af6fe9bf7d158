// First of all: the contract brings schemas.
import '@/lib/browser/wire/no-eval'
import { FormError } from '@/lib/browser/forms/post-form'
import { atLeast } from '@/lib/browser/wire/at-least'
import { readReply, type UpstreamReply } from '@/lib/browser/wire/call-upstream'
import { asInstallation } from '@/lib/browser/wire/installation'
import { type User, user } from '@/lib/contract/accounts/user'
import { errorBody } from '@/lib/contract/common'
import { OFFLINE, toFailureWords, UNREACHED } from '@/lib/shared/forms/failure-words'
import { MIN_FETCH_MS, PATIENCE_MS } from '@/lib/shared/limits'
import type { Proof } from '@/lib/shared/session/proof'
import { toAttempt } from './code-attempt'
import { announceSession } from './signed-in'

/**
 * Signs in with what a provider gave; the server puts the session into a cookie, and every tab learns.
 * When the answer is lost, the same code may be sent again (promise F9).
 * For late chunks of the access screens only: it brings zod.
 *
 * @returns who is signed in now
 * @throws FormError with what to do; its problems name the proof's own parts (`verifyCode`, `otpCode`, …)
 */
export async function openSession(proof: Proof): Promise<User> {
  const { status, body } = await atLeast(MIN_FETCH_MS, post({ ...proof, ...toAttempt(proof) }))
  if (status !== 200) throw toFormError(status, body)
  announceSession()
  const signedIn = user.safeParse(getUser(body))
  if (!signedIn.success) throw new FormError(UNREACHED)
  return signedIn.data
}

async function post(proof: Proof): Promise<UpstreamReply> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(proof),
  }
  try {
    return await asInstallation(async () => {
      // Old browsers have no such signal and wait for as long as the network does.
      const signal = AbortSignal.timeout?.(PATIENCE_MS)
      return readReply(await fetch('/session', { ...init, signal }))
    })
  } catch {
    // Whatever it was, to the visitor it is one of two things.
    throw new FormError(navigator.onLine ? UNREACHED : OFFLINE)
  }
}

/** The messages of our error body are for people; of anything else only the status counts. */
function toFormError(status: number, body: unknown): FormError {
  const { data } = errorBody.safeParse(body)
  if (status !== 400 || data === undefined) return new FormError(toFailureWords(status))
  const problems = (data.errors ?? []).map(({ path, message }) => ({ field: path, message }))
  return new FormError(data.message, problems)
}

function getUser(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'user' in body ? body.user : null
}
