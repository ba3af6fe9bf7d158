import { type Session, signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import type { ApiClient } from '@/lib/shared/api/client'
import type { Proof } from '@/lib/shared/session/proof'

/** Throws ApiError. */
export function exchangeProof(api: ApiClient, proof: Proof): Promise<Session> {
  if (proof.provider === 'phone') {
    const { provider: _, ...body } = proof
    return api.call(signInEndpoints.withPhone, { body })
  }
  const { provider: _, ...body } = proof
  return api.call(signInEndpoints.withFirebase, { body })
}
