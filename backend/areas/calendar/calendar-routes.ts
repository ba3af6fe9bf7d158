import { hashToken } from '@/backend/areas/sign-in/sessions'
import { DONE } from '@/backend/platform/http/done'
import { notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { mount, mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { calendarEndpoints } from '@/lib/contract/calendar/calendar-address'
import * as address from './calendar-address'
import { listClosingDays } from './closing-days'

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
    createdAt: await address.getCalendarAddress(db, accountId),
  }))

  mountForSession(context, calendarEndpoints.renew, async ({ accountId }) => {
    const wait = await limiter.take([{ limit: RENEWALS, key: accountId }])
    if (wait > 0) return tooManyRequests(wait)
    const now = clock.now()
    const token = await address.renewCalendarAddress(db, accountId, now)
    return { token, createdAt: now.toISOString() }
  })

  mountForSession(context, calendarEndpoints.end, async ({ accountId }) => {
    await address.endCalendarAddress(db, accountId)
    return DONE
  })

  mount(context, calendarEndpoints.read, async ({ params: { token } }) => {
    const owner = await address.getCalendarOwner(db, token)
    if (owner === null) return NO_CALENDAR
    const wait = await limiter.take([{ limit: READS, key: hashToken(token) }])
    return wait > 0 ? tooManyRequests(wait) : listClosingDays(db, owner)
  })
}
