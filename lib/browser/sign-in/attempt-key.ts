import { randomId } from '@/lib/browser/api-client/random-id'
import type { Proof } from '@/lib/shared/session/proof'

let latest = { code: '', key: '' }

/** Same key for same code: a retry after a lost answer gives the session that was made (promise F9). */
export function toAttemptKey(proof: Proof): { readonly attempt?: string } {
  const code = toCode(proof)
  if (code === null) return {}
  if (latest.code !== code) latest = { code, key: randomId() }
  return { attempt: latest.key }
}

function toCode(proof: Proof): string | null {
  if (proof.provider === 'phone') return `${proof.token} ${proof.otpCode}`
  return proof.verifyCode === undefined ? null : `${proof.email} ${proof.verifyCode}`
}
