import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { getSiteName } from '@/backend/platform/database/site-name'
import { composeMail, type MailDraft, type Site } from './compose-mail'
import type { MessageKind } from './message-kind'

type QueueOptions = {
  readonly now: Date
  /** Of several messages with one key only the first is sent. */
  readonly key?: string
  /** Never sent after this moment, instead of after the lifetime of its kind. */
  readonly expiresAt?: Date
  /** The message is deleted with this account. */
  readonly accountId?: string
}

/**
 * Queues a message of a kind, sent after the transaction once `outbox.wake()` is called or within two seconds.
 * Returns the message's id, or the first one's for a known key. `siteUrl` is without a slash at its end.
 */
export async function queueMessage<Event, Of extends Channel>(
  tx: Transaction,
  kind: MessageKind<Event, Of>,
  channel: Of,
  event: Event,
  { siteUrl, ...options }: QueueOptions & { readonly siteUrl: string },
): Promise<string> {
  const site = { name: await getSiteName(tx, siteUrl), url: siteUrl }
  const stated = { ...toExpiry(kind, options), purpose: kind.name }
  return queueContent(tx, channel, toContent(kind, channel, event, site), stated)
}

/** Queues several messages of a kind at once, each sent and counted by itself; of one key only the first. */
export async function queueMessages<Event, Of extends Channel>(
  tx: Transaction,
  kind: MessageKind<Event, Of>,
  channel: Of,
  events: readonly Event[],
  {
    siteUrl,
    key,
    ...options
  }: Omit<QueueOptions, 'key'> & {
    readonly siteUrl: string
    readonly key?: (event: Event) => string
  },
): Promise<void> {
  if (events.length === 0) return
  const site = { name: await getSiteName(tx, siteUrl), url: siteUrl }
  const stated = { ...toExpiry(kind, options), purpose: kind.name }
  const rows = events.map((event) => ({
    ...toRow(channel, toContent(kind, channel, event, site), stated),
    key: key?.(event) ?? null,
  }))
  await tx.insert(outgoingMessage).values(rows).onConflictDoNothing({ target: outgoingMessage.key })
}

function toExpiry<Options extends Pick<QueueOptions, 'now' | 'expiresAt'>>(
  { lifetimeMs }: Pick<MessageKind<never, never>, 'lifetimeMs'>,
  options: Options,
): Options {
  if (lifetimeMs === undefined || options.expiresAt !== undefined) return options
  return { ...options, expiresAt: new Date(options.now.getTime() + lifetimeMs) }
}

/** Makes the content of a message, the whole mail for a mail. */
function toContent<Event, Of extends Channel>(
  { texts }: Pick<MessageKind<Event, Of>, 'texts'>,
  channel: Of,
  event: Event,
  site: Site,
): MessageContents[Channel] {
  const words = texts[channel](event, site)
  return channel === 'mail' ? composeMail(words as MailDraft, site) : (words as MessageContents[Of])
}

type RowOptions = QueueOptions & { readonly purpose: string }

/** Queues finished content, as `queueMessage` does. `purpose` is the name of its kind. */
export async function queueContent(
  tx: Transaction,
  channel: Channel,
  content: MessageContents[Channel],
  options: RowOptions,
): Promise<string> {
  const [added] = await tx
    .insert(outgoingMessage)
    .values(toRow(channel, content, options))
    .onConflictDoNothing({ target: outgoingMessage.key })
    .returning({ id: outgoingMessage.id })
  return added?.id ?? (await requireByKey(tx, options.key))
}

function toRow(
  channel: Channel,
  content: MessageContents[Channel],
  { now, ...stated }: RowOptions,
): typeof outgoingMessage.$inferInsert {
  return { ...stated, channel, content, createdAt: now, nextTryAt: now }
}

async function requireByKey(tx: Transaction, key = ''): Promise<string> {
  const [found] = await tx
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(eq(outgoingMessage.key, key))
  if (found === undefined) throw new Error('The message was not queued')
  return found.id
}
