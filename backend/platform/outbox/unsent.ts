import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { isUnsent } from './message-state'

export type Unsent = {
  readonly total: number
  /** The newest dead ones, or those retried next. */
  readonly messages: readonly (typeof outgoingMessage.$inferSelect)[]
}

const ORDERS = { dead: desc(outgoingMessage.settledAt), waiting: asc(outgoingMessage.nextTryAt) }

export async function listUnsent(
  db: Database,
  state: keyof typeof ORDERS,
  atMost: number,
): Promise<Unsent> {
  const isIn = eq(outgoingMessage.state, state)
  const messages = await db
    .select()
    .from(outgoingMessage)
    .where(isIn)
    .orderBy(ORDERS[state], asc(outgoingMessage.id))
    .limit(atMost)
  return { total: await db.$count(outgoingMessage, isIn), messages }
}

/** Retries one message, or all, at once with all attempts. Returns how many. */
export async function retryUnsent(
  db: Database,
  which: { readonly id: string } | 'all',
  now: Date,
): Promise<number> {
  const one = which === 'all' ? undefined : eq(outgoingMessage.id, which.id)
  const retried = await db
    .update(outgoingMessage)
    .set({ state: 'waiting', settledAt: null, claimedBy: null, tries: 0, nextTryAt: now })
    .where(and(one, isUnsent(now)))
    .returning({ id: outgoingMessage.id })
  return retried.length
}
