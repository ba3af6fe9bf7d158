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
  /** Of several messages with one key the first alone is sent. */
  readonly key?: string
  /** Never sent from then on. */
  readonly expiresAt?: Date
  /** The message goes with this account when it is deleted. */
  readonly accountId?: string
}

/** Sent after the transaction, once `outbox.wake()` is called or within two seconds. Returns the message's id, for a known key the first one's. */
export function queueMail(tx: Transaction, mail: Mail, options: QueueOptions): Promise<string> {
  return queue(tx, 'mail', mail, options)
}

/** As `queueMail`. */
export function queueText(
  tx: Transaction,
  text: TextMessage,
  options: QueueOptions,
): Promise<string> {
  return queue(tx, 'text', text, options)
}

/** As `queueMail`. */
export function queueIndexNow(
  tx: Transaction,
  notice: IndexNowNotice,
  options: QueueOptions,
): Promise<string> {
  return queue(tx, 'index-now', notice, options)
}

/** So many at once, each tried and counted alone. */
export async function queueGoogleNotices(
  tx: Transaction,
  notices: readonly GoogleNotice[],
  { now, ...stated }: Omit<QueueOptions, 'key'>,
): Promise<void> {
  if (notices.length === 0) return
  const same = { ...stated, channel: 'google-indexing', createdAt: now, nextTryAt: now } as const
  await tx.insert(outgoingMessage).values(notices.map((content) => ({ ...same, content })))
}

/** As `queueMail`. */
export function queuePush(
  tx: Transaction,
  push: PushMessage,
  options: QueueOptions,
): Promise<string> {
  return queue(tx, 'push', push, options)
}

/** As `queueMail`. */
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
