import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'

/** A message on its way. `id` and `createdAt` are the same at every try, so that receivers know it again. */
export type Outgoing<Of extends Channel> = {
  readonly id: string
  readonly createdAt: Date
  /** It is worthless from then on; null: never. */
  readonly expiresAt: Date | null
  readonly content: MessageContents[Of]
}

/**
 * Hands one message over. Resolves once it was accepted; throws `DeliveryFailure`, which says whether
 * trying again may be of use, and is tried again after anything else. Lets go when the signal aborts.
 */
export type Sender<Of extends Channel> = {
  send(message: Outgoing<Of>, signal: AbortSignal): Promise<void>
  /** Messages on their way at once. */
  readonly atOnce: number
}

/** What waits for a channel without a sender stays until it expires. */
export type AnySenders = { readonly [Of in Channel]?: Sender<Of> | null }

export type Senders = AnySenders & { readonly [Of in 'mail' | 'text']: Sender<Of> }
