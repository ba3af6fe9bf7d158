import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'

/**
 * A message on its way. `id` and `createdAt` are the same at every attempt, so that receivers recognise it.
 */
export type Outgoing<Of extends Channel> = {
  readonly id: string
  readonly createdAt: Date
  /** The message expires then; null: never. */
  readonly expiresAt: Date | null
  readonly content: MessageContents[Of]
}

/**
 * Sends one message. Resolves once it was accepted. Throws `DeliveryFailure`, which says whether a retry
 * helps; any other error is retried. Aborts with the signal.
 */
export type Sender<Of extends Channel> = {
  send(message: Outgoing<Of>, signal: AbortSignal): Promise<void>
  /** Maximum of messages on their way at once. */
  readonly atOnce: number
}

/** Messages of a channel without a sender wait until they expire. */
export type AnySenders = { readonly [Of in Channel]?: Sender<Of> | null }

export type Senders = AnySenders & { readonly [Of in 'mail' | 'text']: Sender<Of> }
