import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'

export type NewsletterSubscription = typeof newsletterSubscription.$inferSelect

/** Subscribes an address, `email` in lower case; null when it was subscribed already. */
export async function addNewsletterSubscription(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<NewsletterSubscription | null> {
  const [added] = await tx
    .insert(newsletterSubscription)
    .values({ email, subscribedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscription.email,
      set: { subscribedAt: now, endedAt: null },
      setWhere: isNotNull(newsletterSubscription.endedAt),
    })
    .returning()
  return added ?? null
}

export async function getNewsletterSubscription(
  db: Database,
  token: string,
): Promise<NewsletterSubscription | null> {
  const [found] = await db
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.token, token))
  return found ?? null
}

/** Ends a subscription; a second call keeps the first time. */
export async function endNewsletterSubscription(
  db: Database,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(newsletterSubscription)
    .set({ endedAt: now })
    .where(and(eq(newsletterSubscription.id, id), isNull(newsletterSubscription.endedAt)))
}
