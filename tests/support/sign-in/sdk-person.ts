import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { afterAll } from 'vitest'

/** Creates browsers with the Firebase SDK, connected to our endpoint. Call it once a file. */
export function provideBrowsers(readUrl: () => string): () => Auth {
  const apps: FirebaseApp[] = []
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))
  return () => {
    const app = initializeApp({ apiKey: 'local', projectId: 'local' }, `browser ${apps.length}`)
    apps.push(app)
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, readUrl(), { disableWarnings: true })
    return auth
  }
}
