import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import type { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { AnyMessageKind } from './message-kind'

/** A queued message that is about to be sent. */
type Queued = Pick<typeof outgoingMessage.$inferSelect, 'purpose' | 'key' | 'accountId' | 'content'>

/** `postpone`: checked again later; `drop`: never sent. */
export type SendDecision = 'send' | 'postpone' | 'drop'

/** Decides whether a claimed message is still wanted. */
export type SendCheck = (db: Database, message: Queued) => Promise<SendDecision>

/**
 * Creates the check of all kinds: their receiver may be blocked or have unsubscribed, also since the message was
 * queued. What a person asks for each time is always sent.
 */
export function createSendCheck(kinds: readonly AnyMessageKind[]): SendCheck {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  return async (db, message) => {
    const { skipsBlocked, checkBeforeSending } = byName.get(message.purpose) ?? {}
    if (skipsBlocked && (await isForBlocked(db, message))) return 'drop'
    return (await checkBeforeSending?.(db, message)) ?? 'send'
  }
}

/** Whether its account is blocked, or one that proved its mail address. */
async function isForBlocked(db: Database, { content, accountId }: Queued): Promise<boolean> {
  const isOwn = accountId === null ? sql`false` : eq(account.id, accountId)
  const isAddressed =
    content !== null && 'subject' in content
      ? and(eq(account.email, content.to.toLowerCase()), isNotNull(account.emailVerifiedAt))
      : undefined
  const isBlocked = isNotNull(account.blockedAt)
  return (await db.$count(account, and(isBlocked, or(isOwn, isAddressed)))) > 0
}
