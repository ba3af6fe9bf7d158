import { getAuthEmulator } from '../session/auth-emulator.mjs'

/**
 * What a policy allows besides our own origin.
 *
 * @typedef {{ readonly connect: readonly string[], readonly script: readonly string[], readonly frame: readonly string[] }} ForeignSources
 */

/** @type {ForeignSources} */
export const NO_FOREIGN_SOURCES = { connect: [], script: [], frame: [] }

/** Where the Firebase SDK keeps passwords and renews tokens. */
const CONNECT = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** What the SDK needs to hear from the windows of Google and Facebook. */
const SCRIPT = ['https://apis.google.com']

/**
 * The hosts a Firebase project is signed in with. Without one, or with an emulator of one, which answers
 * on our own origin, there are none. Whoever follows a link keeps
 * the policy of the page they began with, so every page may ask the project; scripts of Google are
 * for the screens alone that offer its windows, which are loaded anew for it (`useProviders`).
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {boolean} offersWindows whether the page offers Google and Facebook
 * @returns {ForeignSources}
 */
export function identitySources(env, offersWindows) {
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN } = env
  if (!FIREBASE_PROJECT_ID || !FIREBASE_API_KEY) return NO_FOREIGN_SOURCES
  if (getAuthEmulator(env) !== null) return NO_FOREIGN_SOURCES
  const hasWindows = Boolean(env.GOOGLE_SIGN_IN || env.FACEBOOK_APP_ID)
  if (!offersWindows || !hasWindows) return { ...NO_FOREIGN_SOURCES, connect: CONNECT }
  const frame = [`https://${FIREBASE_AUTH_DOMAIN || `${FIREBASE_PROJECT_ID}.firebaseapp.com`}`]
  return { connect: CONNECT, script: SCRIPT, frame }
}
