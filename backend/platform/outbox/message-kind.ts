import type { Transaction } from '@/backend/db/connect'
import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'
import type { MailDraft, Site } from './compose-mail'
import type { MessageJob } from './message-job'
import type { SendCheck } from './send-check'
import type { OnSettled, SettledHandlers, SettledMessage } from './settled-handlers'

/** What the words of a channel are made into: a mail also gets the frame that all mails share. */
type Words<Of extends Channel> = Of extends 'mail' ? MailDraft : MessageContents[Of]

/**
 * A kind of message (decision 071): its event, who gets it, how often, how they end it, and its words for each
 * of its channels. `npm run outbox -- kinds` lists all kinds.
 */
export type MessageKind<Event, Of extends Channel> = {
  /** Stored as the `purpose` of its messages. */
  readonly name: string
  /** What happens; the message is queued in the transaction that records it. */
  readonly event: string
  readonly audience: string
  readonly rhythm: string
  readonly unsubscribe: string
  /** Milliseconds after which it is not sent any more; a message may state its own moment. */
  readonly lifetimeMs?: number
  readonly texts: { readonly [In in Of]: (event: Event, site: Site) => Words<In> }
  /** Nobody asks for it each time, so a blocked account gets none. */
  readonly skipsBlocked?: true
  /** Whether its receiver still gets it, for what may be ended while it waits. */
  readonly checkBeforeSending?: SendCheck
  /** Finds who is due and queues their messages, for kinds that a clock sends. */
  readonly job?: MessageJob
  /** Runs as an `OnSettled`; `siteUrl` is for messages that it queues. */
  readonly onSettled?: (...call: [...Parameters<OnSettled>, siteUrl: string]) => Promise<void>
}

/** A kind whose messages a clock sends. */
export type ScheduledKind<Event, Of extends Channel> = MessageKind<Event, Of> & {
  readonly job: MessageJob
}

/** A kind of any event and channels, as the table of all kinds has it. */
export type AnyMessageKind = Omit<MessageKind<never, never>, 'texts'> & { readonly texts: object }

/** Selects the handlers of settled messages by the name of their kind. */
export function toSettledHandlers(
  kinds: readonly AnyMessageKind[],
  siteUrl: string,
): SettledHandlers {
  return Object.fromEntries(
    kinds.flatMap(({ name, onSettled }) =>
      onSettled === undefined
        ? []
        : [[name, (tx: Transaction, settled: SettledMessage) => onSettled(tx, settled, siteUrl)]],
    ),
  )
}
