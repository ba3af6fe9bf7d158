import { getAuthEmulator } from '../session/auth-emulator.mjs'

/** @typedef {{ readonly connect: readonly string[], readonly script: readonly string[], readonly frame: readonly string[] }} ForeignSources */

/** @type {ForeignSources} */
export const NO_THIRD_PARTY_SOURCES = { connect: [], script: [], frame: [] }

/** Hosts at which the Firebase SDK stores passwords and renews tokens. */
const CONNECT = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The script by which the SDK receives results of sign-in windows. */
const SCRIPT = ['https://apis.google.com']

/** Where the script of Google Analytics is loaded from, and what it calls. */
const GOOGLE_ANALYTICS_SCRIPT = ['https://www.googletagmanager.com']
const GOOGLE_ANALYTICS_CONNECT = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/**
 * Returns no sources without a Firebase project, or with an emulator, which answers on our origin. A visitor keeps the
 * policy of the first page, so every page may call the project; screens with sign-in windows are loaded as new documents
 * (`useSignInProviders`).
 * @param {Readonly<Record<string, string | undefined>>} env @param {boolean} offersWindows @returns {ForeignSources}
 */
export function getSignInSources(env, offersWindows) {
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN } = env
  if (!FIREBASE_PROJECT_ID || !FIREBASE_API_KEY) return NO_THIRD_PARTY_SOURCES
  if (getAuthEmulator(env) !== null) return NO_THIRD_PARTY_SOURCES
  const hasWindows = Boolean(env.GOOGLE_SIGN_IN || env.FACEBOOK_APP_ID)
  if (!offersWindows || !hasWindows) return { ...NO_THIRD_PARTY_SOURCES, connect: CONNECT }
  const frame = [`https://${FIREBASE_AUTH_DOMAIN || `${FIREBASE_PROJECT_ID}.firebaseapp.com`}`]
  return { connect: CONNECT, script: SCRIPT, frame }
}

/**
 * Adds the sources of Google Analytics, for a page whose site has an id.
 * @param {ForeignSources} sources @returns {ForeignSources}
 */
export function withAnalyticsSources({ connect, script, frame }) {
  return {
    connect: [...connect, ...GOOGLE_ANALYTICS_CONNECT],
    script: [...script, ...GOOGLE_ANALYTICS_SCRIPT],
    frame,
  }
}
