import { sql } from 'drizzle-orm'
import {
  NOTIFIED_LISTING_TYPES,
  selectListingsPostedLastWeek,
} from '@/backend/areas/notification-settings/notified-listing-types'
import {
  type SettingTable,
  selectMatchingSettings,
} from '@/backend/areas/notification-settings/setting-kinds'
import type { Database } from '@/backend/db/connect'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { BATCH_MINUTES } from './due-digests'
import { countReminders } from './due-reminders'

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

type Row = Omit<LastWeek, 'listings' | 'mails'> & {
  readonly windows: number
  readonly days: number
}

/** Counts in one query what the user's current settings would have sent in the last seven days. */
export async function countLastWeekMatches(
  db: Database,
  accountId: string,
  now: Date,
): Promise<LastWeek> {
  const parts = NOTIFIED_LISTING_TYPES.map((each) => {
    const isTheirs = (setting: SettingTable) =>
      sql`${setting.accountId} = ${accountId} and topics.listing_id = posted.id`
    return sql`select ${each.area} as area, posted_at from ${selectListingsPostedLastWeek(each.listing, now)} posted
      where exists (${selectMatchingSettings(each, isTheirs)})`
  })
  const { rows } = await db.execute<Row>(sql`
    with matches as (${sql.join(parts, sql` union all `)})
    select count(*) filter (where area = 'jobs')::int as jobs,
      count(*) filter (where area = 'internships')::int as internships,
      count(*) filter (where area = 'scholarships')::int as scholarships,
      count(distinct date_bin(make_interval(mins => ${BATCH_MINUTES}), posted_at, 'epoch'))::int as windows,
      count(distinct (posted_at at time zone 'Asia/Phnom_Penh')::date)::int as days,
      (${countReminders(accountId, addDays(toDay(now), -7), addDays(toDay(now), -1))}) as closing
    from matches`)
  const [row] = rows
  if (row === undefined) throw new Error('A count has one row')
  const { jobs, internships, scholarships, windows, days, closing } = row
  const listings = jobs + internships + scholarships
  const mails = { 'at-once': windows, daily: days, weekly: listings > 0 ? 1 : 0, off: 0 }
  return { jobs, internships, scholarships, listings, mails, closing }
}
