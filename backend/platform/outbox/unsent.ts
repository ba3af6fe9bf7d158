import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { isUnsent } from './message-state'

export type Unsent = {
  readonly total: number
  /** The newest dead ones, or those retried next. */
  readonly messages: readonly (typeof outgoingMessage.$inferSelect)[]
}

export async function listDead(db: Database, atMost: number): Promise<Unsent> {
  return list(db, 'dead', desc(outgoingMessage.settledAt), atMost)
}

export async function listWaiting(db: Database, atMost: number): Promise<Unsent> {
  return list(db, 'waiting', asc(outgoingMessage.nextTryAt), atMost)
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

async function list(
  db: Database,
  state: 'dead' | 'waiting',
  order: SQL,
  atMost: number,
): Promise<Unsent> {
  const isIn = eq(outgoingMessage.state, state)
  const [counted] = await db.select({ total: count() }).from(outgoingMessage).where(isIn)
  const messages = await db
    .select()
    .from(outgoingMessage)
    .where(isIn)
    .orderBy(order, asc(outgoingMessage.id))
    .limit(atMost)
  return { total: counted?.total ?? 0, messages }
}
