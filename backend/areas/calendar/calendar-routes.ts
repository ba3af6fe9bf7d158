import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  NOTIFIED_LISTING_TYPES,
  type NotifiedListingType,
} from '@/backend/areas/notification-settings/notified-listing-types'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { isoColumn } from '@/backend/db/iso-column'
import { type Page, toPage } from '@/backend/db/paging'
import { company } from '@/backend/db/schema/company'
import { calendarAddress } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job, type VacancyTable } from '@/backend/db/schema/vacancy'
import { notFound, tooManyRequests } from '@/backend/platform/http/error-reply'
import { mountForSession, mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { type ClosingDay, calendarEndpoints } from '@/lib/contract/calendar/calendar-address'

/** Maximum per area, the last to close: a calendar is sent in one reply. */
const MOST_DAYS = 300

const PLACES: Readonly<Record<NotifiedListingType['area'], SQL<string>>> = {
  jobs: selectPlace(job),
  internships: selectPlace(internship),
  scholarships: sql`${scholarship.provider} || ' · ' || ${scholarship.country}`,
}

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

function selectPlace({ companyId, place }: VacancyTable): SQL<string> {
  return sql`(select ${company.name} from ${company} where ${company.id} = ${companyId}) || ' · ' || ${place}`
}

/** Lists everything the user saved that has a closing day, closed ones too, latest day first. */
async function listSavedClosingDays(db: Database, accountId: string): Promise<Page<ClosingDay>> {
  const days: ClosingDay[] = []
  for (const { area, listing, saved, savedId } of NOTIFIED_LISTING_TYPES) {
    const { id, title, closingDate, updatedAt } = listing
    const rows = await db
      .select({
        id: sql<number>`${id}`,
        title: sql<string>`${title}`,
        place: PLACES[area],
        closingDate: sql<string>`${closingDate}::text`,
        updatedAt: isoColumn(updatedAt),
      })
      .from(listing)
      .innerJoin(saved, eq(savedId, id))
      .where(and(eq(saved.accountId, accountId), isNotNull(closingDate)))
      .orderBy(desc(closingDate), desc(id))
      .limit(MOST_DAYS)
    days.push(...rows.map((row) => ({ area, ...row })))
  }
  days.sort((a, b) => b.closingDate.localeCompare(a.closingDate))
  return toPage(days, days.length, { limit: 3 * MOST_DAYS, offset: 0 })
}
