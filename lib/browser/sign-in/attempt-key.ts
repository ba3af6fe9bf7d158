import { randomId } from '@/lib/browser/api-client/random-id'
import type { Proof } from '@/lib/shared/session/proof'

let latest = { code: '', key: '' }

/** Returns one key per code, so that a retry after a lost response gets the same session (promise F9). */
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
