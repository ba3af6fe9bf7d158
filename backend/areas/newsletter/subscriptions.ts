import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { subscription } from '@/backend/db/schema/letter'

/** A reader of the newsletter. */
export type Subscription = typeof subscription.$inferSelect

/**
 * Subscribes an address in lower case. Answers the reader when that changed something, and null
 * when the address was subscribed already.
 */
export async function addSubscription(
  db: Database,
  email: string,
  now: Date,
): Promise<Subscription | null> {
  const [added] = await db
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

/** The reader a mailed link belongs to, or null. */
export async function getSubscription(db: Database, token: string): Promise<Subscription | null> {
  const [found] = await db.select().from(subscription).where(eq(subscription.token, token))
  return found ?? null
}

/** Ends a subscription; one that has ended keeps its end. */
export async function endSubscription(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(subscription)
    .set({ endedAt: now })
    .where(and(eq(subscription.id, id), isNull(subscription.endedAt)))
}
