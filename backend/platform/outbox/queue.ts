import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type {
  Channel,
  GoogleNotice,
  IndexNowNotice,
  Mail,
  MessageContents,
  Purpose,
  PushMessage,
  TelegramMessage,
  TextMessage,
} from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'

export type QueueOptions = {
  readonly purpose: Purpose
  readonly now: Date
  /** Of several messages with one key only the first is sent. */
  readonly key?: string
  /** Never sent after this moment. */
  readonly expiresAt?: Date
  /** The message is deleted with this account. */
  readonly accountId?: string
}

/**
 * Queues a mail, sent after the transaction once `outbox.wake()` is called or within two seconds. Returns the
 * message's id, or the first one's for a known key.
 */
export function queueMail(tx: Transaction, mail: Mail, options: QueueOptions): Promise<string> {
  return queue(tx, 'mail', mail, options)
}

/** Queues a text message, as `queueMail` does a mail. */
export function queueText(
  tx: Transaction,
  text: TextMessage,
  options: QueueOptions,
): Promise<string> {
  return queue(tx, 'text', text, options)
}

/** Queues a call to IndexNow, as `queueMail` does a mail. */
export function queueIndexNow(
  tx: Transaction,
  notice: IndexNowNotice,
  options: QueueOptions,
): Promise<string> {
  return queue(tx, 'index-now', notice, options)
}

/** Queues several notices at once, each sent and counted by itself. */
export async function queueGoogleNotices(
  tx: Transaction,
  notices: readonly GoogleNotice[],
  { now, ...stated }: Omit<QueueOptions, 'key'>,
): Promise<void> {
  if (notices.length === 0) return
  const same = { ...stated, channel: 'google-indexing', createdAt: now, nextTryAt: now } as const
  await tx.insert(outgoingMessage).values(notices.map((content) => ({ ...same, content })))
}

/** Queues a push message, as `queueMail` does a mail. */
export function queuePush(
  tx: Transaction,
  push: PushMessage,
  options: QueueOptions,
): Promise<string> {
  return queue(tx, 'push', push, options)
}

/** Queues a Telegram message, as `queueMail` does a mail. */
export function queueTelegram(
  tx: Transaction,
  message: TelegramMessage,
  options: QueueOptions,
): Promise<string> {
  return queue(tx, 'telegram', message, options)
}

async function queue<Of extends Channel>(
  tx: Transaction,
  channel: Of,
  content: MessageContents[Of],
  { now, ...stated }: QueueOptions,
): Promise<string> {
  const [added] = await tx
    .insert(outgoingMessage)
    .values({ ...stated, channel, content, createdAt: now, nextTryAt: now })
    .onConflictDoNothing({ target: outgoingMessage.key })
    .returning({ id: outgoingMessage.id })
  return added?.id ?? (await requireByKey(tx, stated.key))
}

async function requireByKey(tx: Transaction, key = ''): Promise<string> {
  const [found] = await tx
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(eq(outgoingMessage.key, key))
  if (found === undefined) throw new Error('The message was not queued')
  return found.id
}
