import type { Clock } from '../services/calendar'
import { createEmulatorTokenVerifier } from '../services/emulator-token'
import { createIdTokenVerifier, fetchKeys, type IdTokenVerifier } from '../services/id-token'
import type { FirebaseSettings } from '../services/sign-in-settings'
import type { IdentityProvider } from './identity-provider'

/** A Firebase project's tokens. What we know of an address, Firebase cannot be told. */
export function createFirebaseIdentity(settings: FirebaseSettings, clock: Clock): IdentityProvider {
  return {
    provider: 'firebase',
    verify: createVerifier(settings, clock),
    confirm: async () => true,
  }
}

function createVerifier(settings: FirebaseSettings, clock: Clock): IdTokenVerifier {
  const { projectId } = settings
  if ('emulatorUrl' in settings) return createEmulatorTokenVerifier({ ...settings, clock })
  return createIdTokenVerifier({ projectId, getKey: fetchKeys(settings.jwksUrl), clock })
}
