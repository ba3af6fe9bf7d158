import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { calendarAddress } from '@/backend/db/schema/saved-listings'

/** ISO 8601; null: there is none. */
export async function getCalendarAddress(db: Database, accountId: string): Promise<string | null> {
  const [found] = await db
    .select({ createdAt: calendarAddress.createdAt })
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
  return found?.createdAt.toISOString() ?? null
}

/** The token is not stored; one from before ends with it. */
export async function renewCalendarAddress(
  db: Database,
  accountId: string,
  now: Date,
): Promise<string> {
  const token = makeToken()
  const made = { tokenHash: hashToken(token), createdAt: now }
  await db
    .insert(calendarAddress)
    .values({ accountId, ...made })
    .onConflictDoUpdate({ target: calendarAddress.accountId, set: made })
  return token
}

export async function endCalendarAddress(db: Database, accountId: string): Promise<void> {
  await db.delete(calendarAddress).where(eq(calendarAddress.accountId, accountId))
}

export async function getCalendarOwner(db: Database, token: string): Promise<string | null> {
  const [found] = await db
    .select({ accountId: calendarAddress.accountId })
    .from(calendarAddress)
    .where(eq(calendarAddress.tokenHash, hashToken(token)))
  return found?.accountId ?? null
}
