import { listScholarshipSummaries } from '@/backend/areas/scholarships/scholarship-summaries'
import { listVacancySummaries } from '@/backend/areas/vacancies/vacancy-summaries'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { expensiveReads } from '@/backend/platform/http/expensive-reads'
import { tooManyRequests } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { itemEndpoints } from '@/lib/contract/items'
import { toDay } from '@/lib/shared/calendar/day'

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
    // One after the other: a call never takes more than one database connection.
    return expensiveReads.run(clientAddress, async () => ({
      jobs: await listVacancySummaries(db, jobs, today, body.jobs),
      internships: await listVacancySummaries(db, internships, today, body.internships),
      scholarships: await listScholarshipSummaries(db, today, body.scholarships),
    }))
  })
}
