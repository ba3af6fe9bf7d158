import type { Database } from '@/backend/db/connect'
import type { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { areForBlocked } from './blocked-receivers'
import type { AnyMessageKind } from './message-kind'

/** A queued message that is about to be sent. */
type Queued = Pick<typeof outgoingMessage.$inferSelect, 'purpose' | 'key' | 'accountId' | 'content'>

/** `postpone`: checked again later; `drop`: never sent. */
export type SendDecision = 'send' | 'postpone' | 'drop'

/** Decides whether a claimed message is still wanted. */
export type SendCheck = (db: Database, message: Queued) => Promise<SendDecision>

/**
 * Creates the check of all kinds: their receiver may have been blocked or have unsubscribed since the message was
 * queued. What a person asks for each time is always sent.
 */
export function createSendCheck(kinds: readonly AnyMessageKind[]): SendCheck {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  return async (db, message) => {
    const { skipsBlocked, checkBeforeSending } = byName.get(message.purpose) ?? {}
    const { content, accountId } = message
    if (skipsBlocked && content !== null) {
      const [isBlocked] = await areForBlocked(db, [content], accountId ?? undefined)
      if (isBlocked) return 'drop'
    }
    return (await checkBeforeSending?.(db, message)) ?? 'send'
  }
}
