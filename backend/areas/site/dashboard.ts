import { sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import { countKept, countKeptFacets } from '@/backend/areas/listing/kept-counts'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { job } from '@/backend/db/schema/job'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorProfile } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { MAX_LISTED } from '@/lib/contract/common'
import type { Dashboard } from '@/lib/contract/site/dashboard'

const KEPT = ['openJobs', 'jobsClosingThisWeek', 'openInternships', 'provinces'] as const

/** What is listed by its kept counts (decision 037). */
export async function countDashboard(db: Database, today: string): Promise<Dashboard> {
  const { rows } = await db.execute<Omit<Dashboard, (typeof KEPT)[number]>>(sql`
    select
      (select count(*)::int from ${scholarship} where ${isOpen(scholarship, today)})
        as "openScholarships",
      (select count(*)::int from ${majorProfile}) as majors,
      (select count(*)::int from ${university}) as universities,
      (select count(*)::int from (
        select from ${company} where exists (
          select from ${job} where ${job.companyId} = ${company.id} and ${isOpen(job, today)}
        ) limit ${MAX_LISTED}
      ) hiring) as employers`)
  const [counts] = rows
  const openJobs = await countKept(db, jobs.counts, today, {})
  const openInternships = await countKept(db, internships.counts, today, {})
  if (counts === undefined || openJobs === null || openInternships === null) {
    throw new Error('A row of counts is missing')
  }
  const { locationId } = await countKeptFacets(db, jobs.counts, today, ['locationId'], {})
  return {
    ...counts,
    openJobs: openJobs.total,
    jobsClosingThisWeek: openJobs.closing,
    openInternships: openInternships.total,
    provinces: locationId.length,
  }
}
