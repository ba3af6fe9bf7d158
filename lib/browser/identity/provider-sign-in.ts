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
import { getErrorCode } from './identity-errors'
import { withFirebaseAuth } from './with-firebase-auth'

export type PopupProvider = 'google' | 'facebook'

const NAMES = { google: 'Google', facebook: 'Facebook' } as const

const POPUP_FAILURES = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
])

/** Per tab: the provider the page redirected to. */
const REDIRECT_KEY = 'left-to-sign-in-with'

/**
 * Signs in by popup, or by redirect where popups are blocked; then the promise never resolves. @throws
 * FormError (promise F16)
 */
export function signInWithProvider(name: PopupProvider): Promise<string> {
  return withFirebaseAuth((auth) => signInByPopup(auth, name), toErrorContext(name))
}

/** Finishes a sign-in by redirect; null when none was started, and then the SDK is not loaded. @throws FormError */
export async function finishProviderSignIn(): Promise<string | null> {
  const name = window.sessionStorage.getItem(REDIRECT_KEY)
  if (name !== 'google' && name !== 'facebook') return null
  window.sessionStorage.removeItem(REDIRECT_KEY)
  return withFirebaseAuth(async (auth) => {
    const result = await getRedirectResult(auth, browserPopupRedirectResolver)
    return result === null ? null : result.user.getIdToken()
  }, toErrorContext(name))
}

async function signInByPopup(auth: Auth, name: PopupProvider): Promise<string> {
  const provider = toAuthProvider(name)
  try {
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver)
    return await user.getIdToken()
  } catch (cause) {
    if (!POPUP_FAILURES.has(getErrorCode(cause))) throw cause
    window.sessionStorage.setItem(REDIRECT_KEY, name)
    return signInWithRedirect(auth, provider, browserPopupRedirectResolver)
  }
}

function toAuthProvider(name: PopupProvider): AuthProvider {
  return name === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider()
}

function toErrorContext(name: PopupProvider): { unreached: string } {
  return { unreached: `${NAMES[name]} is not responding. Try again, or sign in another way.` }
}
