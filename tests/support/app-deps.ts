import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppDeps } from '@/backend/app'
import type { SignInSettings } from '@/backend/areas/sign-in/providers/sign-in-settings'
import type {
  Channel,
  Mail,
  MessageContents,
  PushMessage,
  TelegramMessage,
  TextMessage,
} from '@/backend/db/schema/messages/message-content'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { toSettledHandlers } from '@/backend/platform/outbox/message-kind'
import { createOutbox, type Outbox } from '@/backend/platform/outbox/outbox'
import { createSendCheck } from '@/backend/platform/outbox/send-check'
import type { Sender, Senders } from '@/backend/platform/outbox/sender'
import { silentLog } from '@/backend/platform/runtime/log'
import { memoryStore } from './memory-store'

/** Rejects every token, and the app mounts no sign-in endpoint of its own. */
const NO_SIGN_IN: SignInSettings = {
  secret: 'a-secret-of-the-tests',
  siteUrl: 'https://www.visvakor.example',
  firebase: { projectId: 'nobody', jwksUrl: 'http://127.0.0.1:1/keys' },
  linkedIn: null,
}

export type StatedDeps = Partial<Omit<AppDeps, 'outbox'>> & { readonly senders?: Partial<Senders> }

/** Dependencies of the API. Messages go nowhere unless senders are given; pass what matters to the test. */
export function appDeps({
  senders = {},
  ...stated
}: Pick<AppDeps, 'db' | 'clock'> & StatedDeps): AppDeps & { readonly outbox: Outbox } {
  const { db, clock } = stated
  return {
    log: silentLog,
    outbox: testOutbox({ db, clock, senders }),
    files: {
      store: memoryStore(),
      uploadFolder: join(tmpdir(), 'visvakor-test-uploads'),
      scanner: null,
      bodyTimeoutMs: 10_000,
    },
    push: {
      key: 'BA'.padEnd(87, 'A'),
      isService: (endpoint) => endpoint.startsWith('https://push.'),
    },
    telegram: null,
    signIn: NO_SIGN_IN,
    ...stated,
  }
}

type OutboxOptions = Parameters<typeof createOutbox>[0]

/** An outbox that sends only when it is woken or run. Messages go nowhere unless senders are given. */
export function testOutbox({
  senders = {},
  ...options
}: Pick<OutboxOptions, 'db' | 'clock'> &
  Partial<Omit<OutboxOptions, 'senders'>> & { readonly senders?: Partial<Senders> }): Outbox {
  return createOutbox({
    log: silentLog,
    settledHandlers: toSettledHandlers(MESSAGE_KINDS, 'http://localhost:3000'),
    checkBeforeSending: createSendCheck(MESSAGE_KINDS),
    ...options,
    senders: { ...recordMessages().senders, ...senders },
  })
}

/** Passes each message to a function, which rejects it by throwing. */
export function senderOf<Of extends Channel>(
  take: (content: MessageContents[Of]) => Promise<unknown> | unknown,
): Sender<Of> {
  return { atOnce: 3, send: async ({ content }) => void (await take(content)) }
}

/** Records sent messages, oldest first. */
export function recordMessages() {
  const mails: Mail[] = []
  const texts: TextMessage[] = []
  const pushes: PushMessage[] = []
  const chats: TelegramMessage[] = []
  const senders: Senders = {
    mail: senderOf((mail) => mails.push(mail)),
    text: senderOf((text) => texts.push(text)),
    push: senderOf((push) => pushes.push(push)),
    telegram: senderOf((message) => chats.push(message)),
  }
  return { mails, texts, pushes, chats, senders }
}
