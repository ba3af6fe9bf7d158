import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { getSiteName } from '@/backend/platform/database/site-name'
import { areForBlocked } from './blocked-receivers'
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
  const content = toContent(kind, channel, event, site)
  const stated = { ...toExpiry(kind, options), purpose: kind.name }
  const [isBlocked] = kind.skipsBlocked
    ? await areForBlocked(tx, [content], options.accountId)
    : [false]
  return queueContent(tx, channel, content, isBlocked ? { ...stated, isDropped: true } : stated)
}

/** Queues several messages of a kind at once, each sent and counted by itself; of one key only the first. */
export async function queueMessages<Event, Of extends Channel>(
  tx: Transaction,
  kind: MessageKind<Event, Of>,
  channel: Of,
  events: readonly Event[],
  {
    siteUrl,
    now,
    key,
    ...stated
  }: Omit<QueueOptions, 'key'> & {
    readonly siteUrl: string
    readonly key?: (event: Event) => string
  },
): Promise<void> {
  if (events.length === 0) return
  const site = { name: await getSiteName(tx, siteUrl), url: siteUrl }
  const options = toExpiry(kind, { ...stated, now })
  const same = { ...options, channel, purpose: kind.name, createdAt: now, nextTryAt: now }
  const contents = events.map((event) => toContent(kind, channel, event, site))
  const areBlocked = kind.skipsBlocked ? await areForBlocked(tx, contents) : []
  await tx
    .insert(outgoingMessage)
    .values(
      events.map((event, index) => ({
        ...same,
        key: key?.(event) ?? null,
        content: contents[index],
        ...(areBlocked[index] ? toDropped(now) : {}),
      })),
    )
    .onConflictDoNothing({ target: outgoingMessage.key })
}

function toExpiry<Options extends Pick<QueueOptions, 'now' | 'expiresAt'>>(
  { lifetimeMs }: Pick<MessageKind<never, never>, 'lifetimeMs'>,
  options: Options,
): Options {
  if (lifetimeMs === undefined || options.expiresAt !== undefined) return options
  return { ...options, expiresAt: new Date(options.now.getTime() + lifetimeMs) }
}

/** Makes the content of a message, the whole mail for a mail. */
export function toContent<Event, Of extends Channel>(
  { texts }: Pick<MessageKind<Event, Of>, 'texts'>,
  channel: Of,
  event: Event,
  site: Site,
): MessageContents[Channel] {
  const words = texts[channel](event, site)
  return channel === 'mail' ? composeMail(words as MailDraft, site) : (words as MessageContents[Of])
}

/** Queues finished content, as `queueMessage` does. `purpose` is the name of its kind. */
export async function queueContent(
  tx: Transaction,
  channel: Channel,
  content: MessageContents[Channel],
  {
    now,
    isDropped = false,
    ...stated
  }: QueueOptions & { readonly purpose: string; readonly isDropped?: boolean },
): Promise<string> {
  const row = { ...stated, channel, content, createdAt: now, nextTryAt: now }
  const [added] = await tx
    .insert(outgoingMessage)
    .values(isDropped ? { ...row, ...toDropped(now) } : row)
    .onConflictDoNothing({ target: outgoingMessage.key })
    .returning({ id: outgoingMessage.id })
  return added?.id ?? (await requireByKey(tx, stated.key))
}

/** A message that is never sent, and whose key is taken. */
function toDropped(now: Date) {
  return { state: 'dropped', content: null, settledAt: now } as const
}

async function requireByKey(tx: Transaction, key = ''): Promise<string> {
  const [found] = await tx
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(eq(outgoingMessage.key, key))
  if (found === undefined) throw new Error('The message was not queued')
  return found.id
}
