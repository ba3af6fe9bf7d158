import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { newsletterSubscription as subscription } from '@/backend/db/schema/messages/newsletter'

export type NewsletterSubscription = typeof subscription.$inferSelect

/** Days after which an unconfirmed subscription is deleted. */
export const NEWSLETTER_CONFIRM_DAYS = 3

/** Milliseconds after which another order is mailed another link; a repeated call is not. */
const AGAIN = 10 * 60_000

/** Condition on `subscription`: it gets the newsletter. */
export const isSubscribed: SQL = sql`(${isNotNull(subscription.confirmedAt)} and ${isNull(subscription.endedAt)})`

/** Condition on `subscription`: it was not confirmed in time. */
export function isUnconfirmedSubscriptionExpired(now: Date): SQL {
  const before = new Date(now.getTime() - NEWSLETTER_CONFIRM_DAYS * 86_400_000).toISOString()
  return sql`(${subscription.confirmedAt} is null and ${subscription.subscribedAt} < ${before})`
}

/**
 * Adds a subscription to confirm, `email` in lower case; null when the address gets the newsletter or was just
 * mailed a link.
 */
export async function requestNewsletter(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<NewsletterSubscription | null> {
  const before = new Date(now.getTime() - AGAIN).toISOString()
  const isOldOrder = sql`(${subscription.confirmedAt} is null and ${subscription.subscribedAt} < ${before})`
  const [ordered] = await tx
    .insert(subscription)
    .values({ email, subscribedAt: now })
    .onConflictDoUpdate({
      target: subscription.email,
      set: { subscribedAt: now, confirmedAt: null, endedAt: null },
      setWhere: sql`(${isNotNull(subscription.endedAt)} or ${isOldOrder})`,
    })
    .returning()
  return ordered ?? null
}

/** Finds a subscription by its token; null also when it was not confirmed in time. */
export async function getNewsletterSubscription(
  db: Database,
  token: string,
  now: Date,
): Promise<NewsletterSubscription | null> {
  const [found] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.token, token), sql`not ${isUnconfirmedSubscriptionExpired(now)}`))
  return found ?? null
}

/** Confirms a subscription that was not ended; a second call keeps the first time. */
export async function confirmNewsletter(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(subscription)
    .set({ confirmedAt: sql`coalesce(${subscription.confirmedAt}, ${now.toISOString()})` })
    .where(and(eq(subscription.id, id), isNull(subscription.endedAt)))
}

/**
 * Ends the subscriptions of a condition; their waiting mails are not sent. Returns the ended ids; a second call
 * ends none.
 */
export async function unsubscribeFromNewsletter(
  tx: Transaction,
  where: SQL | undefined,
  now: Date,
): Promise<NewsletterSubscription['id'][]> {
  const ended = await tx
    .update(subscription)
    .set({ endedAt: now })
    .where(and(where, isNull(subscription.endedAt)))
    .returning({ id: subscription.id })
  return ended.map(({ id }) => id)
}
