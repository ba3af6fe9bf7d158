import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { session } from '@/backend/db/schema/account'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'

/** A browser's push subscription as it sends it, at a service that tests allow. */
export function draftBrowser(endpoint = `https://push.example/${randomUUID()}`) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return { endpoint, p256dh, auth, name: 'Chrome on Android' }
}

/** Adds a subscribed browser for the account's latest session. */
export async function addBrowserOf(
  db: Database,
  accountId: string,
  createdAt = new Date('2026-03-09T05:00:00Z'),
): Promise<{ readonly id: string }> {
  const [opened] = await db.select().from(session).where(eq(session.accountId, accountId)).limit(1)
  const sessionHash = opened?.tokenHash ?? null
  const row = { ...draftBrowser(), accountId, sessionHash, createdAt, renewedAt: createdAt }
  const [added] = await db.insert(pushSubscription).values(row).returning()
  if (added === undefined) throw new Error('The browser was not added')
  return added
}
