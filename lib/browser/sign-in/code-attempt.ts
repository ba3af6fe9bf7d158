import { randomId } from '@/lib/browser/wire/random-id'
import type { Proof } from '@/lib/shared/session/proof'

let latest = { code: '', key: '' }

/**
 * The key of an attempt to sign in by code: the same as before while it is the same code, so that trying again
 * after a lost answer gives the session that was made (promise F9); empty where there is no code. It is in
 * this page's memory alone, and goes with it.
 */
export function toAttempt(proof: Proof): { readonly attempt?: string } {
  const code = toCode(proof)
  if (code === null) return {}
  if (latest.code !== code) latest = { code, key: randomId() }
  return { attempt: latest.key }
}

function toCode(proof: Proof): string | null {
  if (proof.provider === 'phone') return `${proof.token} ${proof.otpCode}`
  return proof.verifyCode === undefined ? null : `${proof.email} ${proof.verifyCode}`
}
