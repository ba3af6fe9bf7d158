import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth'
import { getCode } from './identity-words'
import { withAuth } from './with-auth'

export type WindowProvider = 'google' | 'facebook'

const NAMES = { google: 'Google', facebook: 'Facebook' } as const

const NO_WINDOW = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
])

/** Per tab: with whom the page was left to sign in. */
const LEFT_FOR = 'left-to-sign-in-with'

/** Where no window opens the page is left, and this never resolves. @throws FormError (promise F16) */
export function signInWithProvider(name: WindowProvider): Promise<string> {
  return withAuth((auth) => enter(auth, name), circumstancesOf(name))
}

/** Null for all who did not leave to sign in: they fetch nothing of the SDK's windows. @throws FormError */
export async function finishProviderSignIn(): Promise<string | null> {
  const name = window.sessionStorage.getItem(LEFT_FOR)
  if (name !== 'google' && name !== 'facebook') return null
  window.sessionStorage.removeItem(LEFT_FOR)
  return withAuth(async (auth) => {
    const result = await getRedirectResult(auth, browserPopupRedirectResolver)
    return result === null ? null : result.user.getIdToken()
  }, circumstancesOf(name))
}

async function enter(auth: Auth, name: WindowProvider): Promise<string> {
  const provider = toAuthProvider(name)
  try {
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver)
    return await user.getIdToken()
  } catch (cause) {
    if (!NO_WINDOW.has(getCode(cause))) throw cause
    window.sessionStorage.setItem(LEFT_FOR, name)
    return signInWithRedirect(auth, provider, browserPopupRedirectResolver)
  }
}

function toAuthProvider(name: WindowProvider): AuthProvider {
  return name === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider()
}

function circumstancesOf(name: WindowProvider): { unreached: string } {
  return { unreached: `${NAMES[name]} does not answer. Try again, or sign in another way.` }
}
