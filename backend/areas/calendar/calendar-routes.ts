import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { calendarAddress } from '@/backend/db/schema/saved-listings'
import { notFound, tooManyRequests } from '@/backend/platform/http/error-reply'
import { mountForSession, mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { calendarEndpoints } from '@/lib/contract/calendar/calendar-address'
import { listSavedClosingDays } from './closing-days'

const HOUR = 60 * 60_000

/**
 * Limited per calendar, not per caller: one server of a calendar service fetches for many people. Made-up
 * tokens count nothing.
 */
const READS: Limit = { name: 'calendar-reads', max: 60, windowMs: HOUR }
const RENEWALS: Limit = { name: 'calendar-renewals', max: 20, windowMs: HOUR }

const NO_CALENDAR = notFound('calendar')

export function mountCalendarRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  mountForSession(context, calendarEndpoints.get, async ({ accountId }) => ({
    createdAt: await getCalendarAddress(db, accountId),
  }))

  mountForSession(context, calendarEndpoints.renew, async ({ accountId }) => {
    const wait = await limiter.take([{ limit: RENEWALS, key: accountId }])
    if (wait > 0) return tooManyRequests(wait)
    const now = clock.now()
    const token = await renewCalendarAddress(db, accountId, now)
    return { token, createdAt: now.toISOString() }
  })

  mountForSession(context, calendarEndpoints.end, async ({ accountId }) => {
    await endCalendarAddress(db, accountId)
    return SUCCESS_REPLY
  })

  mountPublic(context, calendarEndpoints.read, async ({ params: { token } }) => {
    const owner = await getCalendarOwner(db, token)
    if (owner === null) return NO_CALENDAR
    const wait = await limiter.take([{ limit: READS, key: hashToken(token) }])
    return wait > 0 ? tooManyRequests(wait) : listSavedClosingDays(db, owner)
  })
}

/** Finds when the calendar address was created, as ISO 8601; null when there is none. */
async function getCalendarAddress(db: Database, accountId: string): Promise<string | null> {
  const [found] = await db
    .select({ createdAt: calendarAddress.createdAt })
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
  return found?.createdAt.toISOString() ?? null
}

/** Creates a new calendar address and ends the previous one; only the hash of its token is stored. */
async function renewCalendarAddress(db: Database, accountId: string, now: Date): Promise<string> {
  const token = makeToken()
  const made = { tokenHash: hashToken(token), createdAt: now }
  await db
    .insert(calendarAddress)
    .values({ accountId, ...made })
    .onConflictDoUpdate({ target: calendarAddress.accountId, set: made })
  return token
}

async function endCalendarAddress(db: Database, accountId: string): Promise<void> {
  await db.delete(calendarAddress).where(eq(calendarAddress.accountId, accountId))
}

async function getCalendarOwner(db: Database, token: string): Promise<string | null> {
  const [found] = await db
    .select({ accountId: calendarAddress.accountId })
    .from(calendarAddress)
    .where(eq(calendarAddress.tokenHash, hashToken(token)))
  return found?.accountId ?? null
}
