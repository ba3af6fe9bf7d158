import type { Clock } from '../services/calendar'
import { createIdTokenVerifier, fetchKeys } from '../services/id-token'
import type { IdentityProvider } from './identity-provider'

/** A Firebase project's tokens. What we know of an address, Firebase cannot be told. */
export function createFirebaseIdentity(
  { projectId, jwksUrl }: { projectId: string; jwksUrl: string },
  clock: Clock,
): IdentityProvider {
  return {
    provider: 'firebase',
    verify: createIdTokenVerifier({ projectId, getKey: fetchKeys(jwksUrl), clock }),
    confirm: async () => true,
  }
}
