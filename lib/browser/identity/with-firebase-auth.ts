import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signOut,
} from 'firebase/auth'
import { fetchSignInProviders } from '@/lib/browser/identity/sign-in-providers'
import type { FirebaseProject } from '@/lib/shared/session/sign-in-providers'
import { type ErrorContext, toIdentityError } from './identity-errors'

let opening: Promise<Auth> | null = null

/**
 * Runs work with the Firebase SDK. It stores nothing on the device (promise T3) and is signed out afterwards.
 * @throws FormError
 */
export async function withFirebaseAuth<T>(
  work: (auth: Auth) => Promise<T>,
  circumstances: ErrorContext = {},
): Promise<T> {
  try {
    const auth = await openAuth()
    try {
      return await work(auth)
    } finally {
      await signOut(auth)
    }
  } catch (cause) {
    throw toIdentityError(cause, circumstances)
  }
}

function openAuth(): Promise<Auth> {
  opening ??= fetchSignInProviders()
    .then(({ firebase }) => create(firebase))
    .catch((cause: unknown) => {
      opening = null
      throw cause
    })
  return opening
}

function create(project: FirebaseProject | null): Auth {
  const auth = initializeAuth(initializeApp(toOptions(project)), {
    persistence: inMemoryPersistence,
  })
  // Without a project the requests go to our own endpoint, on our own origin (decision 012).
  if (project === null || project.isEmulated) {
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true })
  }
  return auth
}

function toOptions(project: FirebaseProject | null): FirebaseOptions {
  if (project === null) return { apiKey: 'local', projectId: 'local' }
  const { apiKey, authDomain, projectId } = project
  return { apiKey, authDomain, projectId }
}
