import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'

/**
 * `unsent`: nobody has or will get it. `tried`: an attempt failed, so its receiver may have it anyway.
 * `under-way`: the current attempt decides, and its `OnSettled` is called. `settled`: it was accepted, dead
 * or dropped before.
 */
export type CancelResult = 'unsent' | 'tried' | 'under-way' | 'settled'

/**
 * Cancels a message by its key: no attempt follows, not even one by an operator. An unknown key counts as
 * settled.
 */
export async function cancelMessage(
  tx: Transaction,
  key: string,
  now: Date,
): Promise<CancelResult> {
  const isKnown = eq(outgoingMessage.key, key)
  const [found] = await tx.select().from(outgoingMessage).where(isKnown).for('update')
  if (found === undefined) return 'settled'
  if (found.state === 'waiting' && (await dropWaitingMessage(tx, { key }, now))) {
    return found.tries === 0 && found.claimedBy === null ? 'unsent' : 'tried'
  }
  await tx.update(outgoingMessage).set({ expiresAt: now }).where(isKnown)
  return found.state === 'waiting' ? 'under-way' : 'settled'
}

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
