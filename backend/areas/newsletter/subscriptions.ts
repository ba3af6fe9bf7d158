import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { subscription } from '@/backend/db/schema/letter'

export type Subscription = typeof subscription.$inferSelect

/** `email` is in lower case; null when it was subscribed already. */
export async function addSubscription(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<Subscription | null> {
  const [added] = await tx
    .insert(subscription)
    .values({ email, subscribedAt: now })
    .onConflictDoUpdate({
      target: subscription.email,
      set: { subscribedAt: now, endedAt: null },
      setWhere: isNotNull(subscription.endedAt),
    })
    .returning()
  return added ?? null
}

export async function getSubscription(db: Database, token: string): Promise<Subscription | null> {
  const [found] = await db.select().from(subscription).where(eq(subscription.token, token))
  return found ?? null
}

/** Keeps the time of the first end. */
export async function endSubscription(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(subscription)
    .set({ endedAt: now })
    .where(and(eq(subscription.id, id), isNull(subscription.endedAt)))
}
