import { deleteIdentity, lockSignIn } from '@/backend/areas/sign-in/identities'
import { createEmulatorTokenVerifier } from '@/backend/areas/sign-in/providers/emulator-token'
import {
  createIdTokenVerifier,
  fetchKeys,
  type IdToken,
  type IdTokenVerifier,
} from '@/backend/areas/sign-in/providers/id-token'
import type { FirebaseSettings } from '@/backend/areas/sign-in/providers/sign-in-settings'
import { endOtherSessions } from '@/backend/areas/sign-in/sessions'
import type { Transaction } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import { LOCAL_PROJECT_ID } from './local-context'
import { deleteProvenUser, getLocalUser, updateLocalUser } from './local-users'
import type { SigningKeys } from './signing-keys'

export type IdentityProvider = {
  readonly provider: 'firebase' | 'local'
  readonly verify: IdTokenVerifier
  /** Tells the provider that a code proved the address; false when the token is no longer valid. */
  readonly confirm: (tx: Transaction, token: IdToken, byCode: boolean) => Promise<boolean>
}

export function createLocalIdentity(keys: SigningKeys, clock: Clock): IdentityProvider {
  return {
    provider: 'local',
    verify: createIdTokenVerifier({ projectId: LOCAL_PROJECT_ID, getKey: keys.getKey, clock }),
    confirm: async (tx, { subject, authTime, email }, byCode) => {
      if (email !== null) await lockSignIn(tx, [email])
      const user = await getLocalUser(tx, subject)
      if (user === null || user.email !== email || authTime < user.validSince) return false
      if (byCode && !user.emailVerified) {
        await endReplacedUser(tx, user.email, clock.now())
        await updateLocalUser(tx, subject, { emailVerified: true })
      }
      return true
    },
  }
}

/** A code proves who owns the address, so an earlier password for it stops counting. */
async function endReplacedUser(tx: Transaction, email: string, now: Date): Promise<void> {
  const replaced = await deleteProvenUser(tx, email)
  if (replaced === null) return
  const accountId = await deleteIdentity(tx, { provider: 'local', subject: replaced })
  if (accountId !== null) await endOtherSessions(tx, accountId, null, now)
}

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
