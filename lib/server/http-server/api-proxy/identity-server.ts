import { getAuthEmulatorUrl, getFirebaseProject } from '@/lib/server/session/sign-in-providers'

/** Paths of the Firebase SDK: our own sign-in endpoint (decision 006) or an emulator (decision 014). */
const IDENTITY_PATH =
  /^\/(?:identitytoolkit\.googleapis\.com\/v1\/accounts:[a-zA-Z]+|securetoken\.googleapis\.com\/v1\/token)$/

/** The safe calls: the emulator verifies nothing in others (`signInWithCustomToken`, `signInWithIdp`). */
const SAFE_EMULATOR_PATH =
  /:(?:signUp|signInWithPassword|lookup|update|sendOobCode|resetPassword|delete)$|\/token$/

/** Returns which server answers a call of the Firebase SDK; null when none does. */
export function getIdentityServer(path: string): 'api' | { readonly emulator: string } | null {
  if (!IDENTITY_PATH.test(path)) return null
  if (getFirebaseProject() === null) return 'api'
  const emulator = getAuthEmulatorUrl()
  return emulator !== null && SAFE_EMULATOR_PATH.test(path) ? { emulator } : null
}
