import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { dropWaiting } from './drop-waiting'

/**
 * `unsent`: nobody has or will have it. `tried`: a try failed, so its receiver may have it all the same. `under-way`: the try of this
 * moment decides, and its `OnOutcome` hears of it. `settled`: it was accepted, died or was dropped before.
 */
export type CancelResult = 'unsent' | 'tried' | 'under-way' | 'settled'

/** No further try follows, also none that an operator asks for. Known by its key; an unknown one is settled. */
export async function cancelMessage(
  tx: Transaction,
  key: string,
  now: Date,
): Promise<CancelResult> {
  const isKnown = eq(outgoingMessage.key, key)
  const [found] = await tx.select().from(outgoingMessage).where(isKnown).for('update')
  if (found === undefined) return 'settled'
  if (found.state === 'waiting' && (await dropWaiting(tx, { key }, now)) > 0) {
    return found.tries === 0 && found.claimedBy === null ? 'unsent' : 'tried'
  }
  await tx.update(outgoingMessage).set({ expiresAt: now }).where(isKnown)
  return found.state === 'waiting' ? 'under-way' : 'settled'
}
