import { and, eq, isNull, like, lte, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'

type Which =
  | { readonly id: string }
  | { readonly key: string }
  | { readonly accountId: string; readonly purpose: string }
  | { readonly purpose: string; readonly keyEnd: string }

/**
 * Drops waiting messages without calling their `OnSettled`, since the caller knows. Returns how many;
 * messages sent or on their way do not count.
 */
export async function dropWaitingMessages(
  tx: Transaction,
  which: Which,
  now: Date,
): Promise<number> {
  const dropped = await tx
    .update(outgoingMessage)
    .set({ state: 'dropped', content: null, claimedBy: null, settledAt: now })
    .where(and(toCondition(which), eq(outgoingMessage.state, 'waiting'), isUnclaimed(now)))
    .returning({ id: outgoingMessage.id })
  return dropped.length
}

function isUnclaimed(now: Date): SQL | undefined {
  return or(isNull(outgoingMessage.claimedBy), lte(outgoingMessage.nextTryAt, now))
}

function toCondition(which: Which): SQL | undefined {
  if ('id' in which) return eq(outgoingMessage.id, which.id)
  if ('key' in which) return eq(outgoingMessage.key, which.key)
  const isOfPurpose = eq(outgoingMessage.purpose, which.purpose)
  return 'accountId' in which
    ? and(eq(outgoingMessage.accountId, which.accountId), isOfPurpose)
    : and(like(outgoingMessage.key, `%${which.keyEnd}`), isOfPurpose)
}
