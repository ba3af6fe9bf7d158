import { readAuthEmulator, readFirebaseProject } from '@/lib/server/session/offered-providers'

/** The SDK's addresses of our own sign-in endpoint (decision 006), or of an emulator (decision 014). */
const IDENTITY_CALL =
  /^\/(?:identitytoolkit\.googleapis\.com\/v1\/accounts:[a-zA-Z]+|securetoken\.googleapis\.com\/v1\/token)$/

/** The safe calls: in others (`signInWithCustomToken`, `signInWithIdp`) an emulator checks nothing. */
const EMULATED_CALL =
  /:(?:signUp|signInWithPassword|lookup|update|sendOobCode|resetPassword|delete)$|\/token$/

/** Who answers such a call; null where nobody does. */
export function findIdentityServer(path: string): 'api' | { readonly emulator: string } | null {
  if (!IDENTITY_CALL.test(path)) return null
  if (readFirebaseProject() === null) return 'api'
  const emulator = readAuthEmulator()
  return emulator !== null && EMULATED_CALL.test(path) ? { emulator } : null
}
