import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { calendarAddress } from '@/backend/db/schema/saved-listings'

/** Finds when the calendar address was created, as ISO 8601; null when there is none. */
export async function getCalendarAddress(db: Database, accountId: string): Promise<string | null> {
  const [found] = await db
    .select({ createdAt: calendarAddress.createdAt })
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
  return found?.createdAt.toISOString() ?? null
}

/** Creates a new calendar address and ends the previous one; only the hash of its token is stored. */
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
