import { and, asc, desc, eq, ne, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccountRow } from '@/backend/db/lock-account'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import {
  MAX_PUSH_BROWSERS,
  type PushBrowser,
  type PushSubscriptionInput,
} from '@/lib/contract/push/push'

type Owner = { readonly accountId: string; readonly sessionHash: string }

export async function listPushSubscriptions(
  db: Database | Transaction,
  accountId: string,
): Promise<PushBrowser[]> {
  const { id, name, createdAt } = pushSubscription
  const rows = await db
    .select({ id, name, createdAt })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(asc(createdAt), asc(id))
  return rows.map((row) => ({ id: row.id, name: row.name, since: row.createdAt.toISOString() }))
}

/**
 * Adds a browser's subscription, one row a browser: an endpoint of another user moves to this one, and a
 * repeated call changes nothing.
 */
export async function addPushSubscription(
  db: Database,
  { accountId, sessionHash }: Owner,
  subscription: PushSubscriptionInput,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockAccountRow(tx, accountId)
    const { endpoint } = subscription
    const isOthers = and(
      eq(pushSubscription.endpoint, endpoint),
      ne(pushSubscription.accountId, accountId),
    )
    await tx.delete(pushSubscription).where(isOthers)
    const known = { ...subscription, sessionHash, renewedAt: now }
    const [added] = await tx
      .insert(pushSubscription)
      .values({ ...known, accountId, createdAt: now })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: known })
      .returning({ id: pushSubscription.id })
    if (added === undefined) throw new Error('A row was written')
    await dropLongestAway(tx, accountId)
    return added.id
  })
}

/** Renews a subscription; false when the user has none of this id, also because it was ended meanwhile. */
export async function renewPushSubscription(
  db: Database,
  { accountId, sessionHash }: Owner,
  id: string,
  subscription: PushSubscriptionInput,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccountRow(tx, accountId)
    const isIt = and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId))
    if ((await tx.$count(pushSubscription, isIt)) === 0) return false
    const isSame = eq(pushSubscription.endpoint, subscription.endpoint)
    await tx.delete(pushSubscription).where(and(isSame, ne(pushSubscription.id, id)))
    await tx
      .update(pushSubscription)
      .set({ ...subscription, sessionHash, renewedAt: now })
      .where(isIt)
    return true
  })
}

export async function endPushSubscription(
  db: Database,
  accountId: string,
  id: string,
): Promise<boolean> {
  const ended = await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId)))
    .returning({ id: pushSubscription.id })
  return ended.length > 0
}

async function dropLongestAway(tx: Transaction, accountId: string): Promise<void> {
  const { id, renewedAt } = pushSubscription
  const isOwn = eq(pushSubscription.accountId, accountId)
  const staying = tx
    .select({ id })
    .from(pushSubscription)
    .where(isOwn)
    .orderBy(desc(renewedAt), desc(id))
    .limit(MAX_PUSH_BROWSERS)
  await tx.delete(pushSubscription).where(and(isOwn, notInArray(id, staying)))
}
