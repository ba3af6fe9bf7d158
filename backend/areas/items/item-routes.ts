import { expensiveReads } from '@/backend/platform/http/expensive-reads'
import { tooManyRequests } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { itemEndpoints } from '@/lib/contract/items'
import { toDay } from '@/lib/shared/calendar/day'
import { writeItems } from './write-items'

/** Three hundred rows per call, once a visit, and a whole campus may share one address (promise T18). */
const READINGS: Limit = { name: 'items', max: 20, windowMs: 10_000 }

export function mountItemRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  mount(context, itemEndpoints.list, async ({ body, clientAddress }) => {
    const wait = await limiter.take(
      clientAddress === null ? [] : [{ limit: READINGS, key: clientAddress }],
    )
    if (wait > 0) return tooManyRequests(wait)
    const today = toDay(clock.now())
    return expensiveReads.run(clientAddress, (pause) => writeItems(db, today, body, pause))
  })
}
