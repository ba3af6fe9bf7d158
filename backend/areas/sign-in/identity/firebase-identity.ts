import { createEmulatorTokenVerifier } from '@/backend/areas/sign-in/providers/emulator-token'
import {
  createIdTokenVerifier,
  fetchKeys,
  type IdTokenVerifier,
} from '@/backend/areas/sign-in/providers/id-token'
import type { FirebaseSettings } from '@/backend/areas/sign-in/providers/sign-in-settings'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { IdentityProvider } from './identity-providers'

/** Creates the provider for a Firebase project; Firebase cannot be told that an address was proven. */
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
