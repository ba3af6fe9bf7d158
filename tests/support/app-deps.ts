import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { AppDeps } from '@/backend/app'
import type { SignInSettings } from '@/backend/areas/sign-in/providers/sign-in-settings'
import type { Mail, TextMessage } from '@/backend/db/schema/message-content'
import { memoryStore } from './memory-store'

/** Tokens of nobody count, so that no sign-in endpoint of our own is mounted. */
const NO_SIGN_IN: SignInSettings = {
  secret: 'a-secret-of-the-tests',
  siteUrl: 'https://www.visvakor.example',
  firebase: { projectId: 'nobody', jwksUrl: 'http://127.0.0.1:1/keys' },
  linkedIn: null,
}

/** What the API is built from; mails and text messages go nowhere. Name what matters to the test. */
export function appDeps(stated: Pick<AppDeps, 'db' | 'clock'> & Partial<AppDeps>): AppDeps {
  return {
    log: pino({ level: 'silent' }),
    mailer: { sendMail: async () => undefined },
    sms: { sendSms: async () => undefined },
    files: {
      store: memoryStore(),
      uploadFolder: join(tmpdir(), 'visvakor-test-uploads'),
      scanner: null,
      patience: 10_000,
    },
    signIn: NO_SIGN_IN,
    ...stated,
  }
}

/** Keeps what would have been sent, oldest first. */
export function recordMessages() {
  const mails: Mail[] = []
  const texts: TextMessage[] = []
  return {
    mails,
    texts,
    mailer: { sendMail: async (mail: Mail) => void mails.push(mail) },
    sms: { sendSms: async (text: TextMessage) => void texts.push(text) },
  }
}
