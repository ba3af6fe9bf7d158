import { readEnv } from '@/lib/server/env'
import type { FirebaseProject, SignInProviders } from '@/lib/shared/session/sign-in-providers'
import { getAuthEmulator } from './auth-emulator.mjs'

export function getSignInProviders(): SignInProviders {
  const { GOOGLE_SIGN_IN, FACEBOOK_APP_ID, LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET } = readEnv()
  const firebase = getFirebaseProject()
  return {
    google: firebase !== null && GOOGLE_SIGN_IN !== undefined,
    facebook: firebase !== null && FACEBOOK_APP_ID !== undefined,
    linkedin: LINKEDIN_CLIENT_ID !== undefined && LINKEDIN_CLIENT_SECRET !== undefined,
    firebase,
  }
}

/** Returns the Firebase project; null when our own sign-in endpoint is used. */
export function getFirebaseProject(): FirebaseProject | null {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId, ...rest } = readEnv()
  if (apiKey === undefined || projectId === undefined) return null
  const authDomain = rest.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`
  return { apiKey, authDomain, projectId, isEmulated: getAuthEmulatorUrl() !== null }
}

export function getAuthEmulatorUrl(): string | null {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID, SITE_URL } = readEnv()
  return getAuthEmulator({ FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID, SITE_URL })
}
