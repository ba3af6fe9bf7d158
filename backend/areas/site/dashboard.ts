import { sql } from 'drizzle-orm'
import { isClosingThisWeek, isOpen } from '@/backend/areas/listing/closing'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { location } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorProfile } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import type { Dashboard } from '@/lib/contract/site/dashboard'

export async function countDashboard(db: Database, today: string): Promise<Dashboard> {
  const { rows } = await db.execute<Dashboard>(sql`
    select
      (select count(*)::int from ${job} where ${isOpen(job, today)}) as "openJobs",
      (select count(*)::int from ${job} where ${isClosingThisWeek(job, today)})
        as "jobsClosingThisWeek",
      (select count(*)::int from ${internship} where ${isOpen(internship, today)})
        as "openInternships",
      (select count(*)::int from ${scholarship} where ${isOpen(scholarship, today)})
        as "openScholarships",
      (select count(*)::int from ${majorProfile}) as majors,
      (select count(*)::int from ${university}) as universities,
      (select count(*)::int from ${company} where exists (
        select from ${job} where ${job.companyId} = ${company.id} and ${isOpen(job, today)}
      )) as employers,
      (select count(*)::int from ${location} where exists (
        select from ${job} where ${job.locationId} = ${location.id} and ${isOpen(job, today)}
      )) as provinces`)
  const [counts] = rows
  if (counts === undefined) throw new Error('A row of counts is missing')
  return counts
}
