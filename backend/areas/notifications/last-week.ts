import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { internship, internshipMajor } from '@/backend/db/schema/internship'
import { job, jobMajor } from '@/backend/db/schema/job'
import {
  internshipMajorSetting,
  internshipSalarySetting,
  jobMajorSetting,
  jobSalarySetting,
  scholarshipSetting,
} from '@/backend/db/schema/notification-setting'
import { scholarship } from '@/backend/db/schema/scholarship'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { BATCH_MINUTES } from './digest-due'
import { countReminders } from './reminders/closing-saved'

const WEEK = 7 * 24 * 60 * 60_000

/** Maximum of a week's listings read, newest first: the time stays bounded however much is published. */
const MOST = 5000

type Posted = PgTable & Record<'id' | 'postedAt' | 'removedAt', AnyColumn>

/** Selects what was posted in the last seven days, as a table. */
export function postedLastWeek(listing: Posted, now: Date): SQL {
  const since = new Date(now.getTime() - WEEK).toISOString()
  return sql`(select * from ${listing}
    where ${listing.postedAt} > ${since} and ${listing.postedAt} <= ${now.toISOString()}
      and ${listing.removedAt} is null
    order by ${listing.postedAt} desc nulls first, ${listing.id} desc nulls first limit ${MOST})`
}

type LastWeek = {
  readonly jobs: number
  readonly internships: number
  readonly scholarships: number
  readonly listings: number
  /** Number of mails each rhythm would have sent. */
  readonly mails: Readonly<Record<'at-once' | 'daily' | 'weekly' | 'off', number>>
  /** Number of saved listings whose reminder was due. */
  readonly closing: number
}

type Row = {
  jobs: number
  internships: number
  scholarships: number
  windows: number
  days: number
  closing: number
}

/** Counts in one query what the user's current settings would have sent in the last seven days. */
export async function countLastWeek(db: Database, accountId: string, now: Date): Promise<LastWeek> {
  const { rows } = await db.execute<Row>(sql`
    with told as (
      select 'jobs' as area, posted_at from ${postedLastWeek(job, now)} job
      where exists (select from ${jobMajor} join ${jobMajorSetting}
          on ${jobMajorSetting.majorId} = ${jobMajor.majorId}
          where ${jobMajor.jobId} = ${job.id} and ${jobMajorSetting.accountId} = ${accountId})
        or exists (select from ${jobSalarySetting}
          where ${jobSalarySetting.salaryId} = ${job.salaryId} and ${jobSalarySetting.accountId} = ${accountId})
      union all
      select 'internships', posted_at from ${postedLastWeek(internship, now)} internship
      where exists (select from ${internshipMajor} join ${internshipMajorSetting}
          on ${internshipMajorSetting.majorId} = ${internshipMajor.majorId}
          where ${internshipMajor.internshipId} = ${internship.id}
            and ${internshipMajorSetting.accountId} = ${accountId})
        or exists (select from ${internshipSalarySetting}
          where ${internshipSalarySetting.salaryId} = ${internship.salaryId}
            and ${internshipSalarySetting.accountId} = ${accountId})
      union all
      select 'scholarships', posted_at from ${postedLastWeek(scholarship, now)} scholarship
      where exists (select from ${scholarshipSetting}
          where ${scholarshipSetting.departmentId} = ${scholarship.departmentId}
            and ${scholarshipSetting.type} = ${scholarship.type}
            and ${scholarshipSetting.accountId} = ${accountId})
    )
    select count(*) filter (where area = 'jobs')::int as jobs,
      count(*) filter (where area = 'internships')::int as internships,
      count(*) filter (where area = 'scholarships')::int as scholarships,
      count(distinct date_bin(make_interval(mins => ${BATCH_MINUTES}), posted_at, 'epoch'))::int as windows,
      count(distinct (posted_at at time zone 'Asia/Phnom_Penh')::date)::int as days,
      (${countReminders(accountId, addDays(toDay(now), -7), addDays(toDay(now), -1))}) as closing
    from told`)
  const [row] = rows
  if (row === undefined) throw new Error('A count has one row')
  const { jobs, internships, scholarships, windows, days, closing } = row
  const listings = jobs + internships + scholarships
  const mails = { 'at-once': windows, daily: days, weekly: listings > 0 ? 1 : 0, off: 0 }
  return { jobs, internships, scholarships, listings, mails, closing }
}
