import type { AddressInfo } from 'node:net'
import { beforeAll } from 'vitest'
import type { AppDeps } from '@/backend/app'
import type { SignInSettings } from '@/backend/areas/sign-in/providers/sign-in-settings'
import type { Database } from '@/backend/db/connect'
import { provideApp, stoppedClock } from '../app'
import { recordMessages } from '../app-deps'

/**
 * The API with our own sign-in endpoint, listening, as without a Firebase project. Its clock
 * starts now, because the SDK uses the real one. Call it once a file.
 */
export function provideOwnSignIn(
  database: { readonly db: Database },
  { deriveKey, ...deps }: Partial<AppDeps> & Pick<SignInSettings, 'deriveKey'> = {},
) {
  const clock = stoppedClock(new Date().toISOString())
  const messages = recordMessages()
  const api = provideApp(database, clock, {
    senders: messages.senders,
    ...deps,
    signIn: {
      secret: 'a-secret-of-the-tests',
      siteUrl: 'https://www.visvakor.example',
      firebase: null,
      linkedIn: null,
      passwordCost: 4,
      ...(deriveKey === undefined ? {} : { deriveKey }),
    },
  })
  let url = ''
  beforeAll(async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  })
  return {
    clock,
    messages,
    get app() {
      return api.app
    },
    readUrl: () => url,
    /** Advances the clock by seconds. */
    wait: (seconds: number) =>
      clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString()),
  }
}
