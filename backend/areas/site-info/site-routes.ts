import { and, inArray, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import { getStoredCount, getStoredFacets } from '@/backend/areas/listing/stored-counts'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { isProvince, location } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorProfile, university } from '@/backend/db/schema/study'
import { job } from '@/backend/db/schema/vacancy'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type SiteCounts, settingEndpoints, siteCountsEndpoints } from '@/lib/contract/site/site'
import { toDay } from '@/lib/shared/calendar/day'
import * as settings from './site-settings'

const KEPT = ['openJobs', 'jobsClosingThisWeek', 'openInternships', 'provinces'] as const

/** No count of employers is stored, and each costs a look at its vacancies (promise S7). */
const MOST_EMPLOYERS = 2000

export function mountSiteRoutes(context: RouteContext): void {
  const { db, readPublic, clock } = context
  mountPublic(context, settingEndpoints.list, () => settings.listSiteSettings(db))
  mountPublic(context, siteCountsEndpoints.get, () =>
    readPublic((from) => countDashboard(from, toDay(clock.now()))),
  )
}

type Counted = Omit<SiteCounts, (typeof KEPT)[number] | 'employersIsExact'>

/** Counts listings by the stored counts (decision 037). */
export async function countDashboard(db: Database, today: string): Promise<SiteCounts> {
  const { rows } = await db.execute<Counted>(sql`
    select
      (select count(*)::int from ${scholarship} where ${isOpen(scholarship, today)})
        as "openScholarships",
      (select count(*)::int from ${majorProfile}) as majors,
      (select count(*)::int from ${university}) as universities,
      (select count(*)::int from (
        select from ${company} where exists (
          select from ${job} where ${job.companyId} = ${company.id} and ${isOpen(job, today)}
        ) limit ${MOST_EMPLOYERS + 1}
      ) hiring) as employers`)
  const [counts] = rows
  const openJobs = await getStoredCount(db, jobs.counts, today, {})
  const openInternships = await getStoredCount(db, internships.counts, today, {})
  if (counts === undefined || openJobs === null || openInternships === null) {
    throw new Error('A row of counts is missing')
  }
  const { locationId } = await getStoredFacets(db, jobs.counts, today, ['locationId'], {})
  const places = locationId.map(({ id }) => Number(id))
  return {
    ...counts,
    employers: Math.min(counts.employers, MOST_EMPLOYERS),
    employersIsExact: counts.employers <= MOST_EMPLOYERS,
    openJobs: openJobs.total,
    jobsClosingThisWeek: openJobs.closing,
    openInternships: openInternships.total,
    provinces: await db.$count(location, and(isProvince, inArray(location.id, places))),
  }
}
