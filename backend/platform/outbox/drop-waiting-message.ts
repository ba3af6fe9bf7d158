import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'

/**
 * Drops a waiting message without calling its `OnSettled`, since the caller knows. False for one that was sent or
 * is on its way.
 */
export async function dropWaitingMessage(
  tx: Transaction,
  which: { readonly id: string } | { readonly key: string },
  now: Date,
): Promise<boolean> {
  const { id, key, state, claimedBy, nextTryAt } = outgoingMessage
  const isIt = 'id' in which ? eq(id, which.id) : eq(key, which.key)
  const isUnclaimed = or(isNull(claimedBy), lte(nextTryAt, now))
  const dropped = await tx
    .update(outgoingMessage)
    .set({ state: 'dropped', content: null, claimedBy: null, settledAt: now })
    .where(and(isIt, eq(state, 'waiting'), isUnclaimed))
    .returning({ id })
  return dropped.length > 0
}
