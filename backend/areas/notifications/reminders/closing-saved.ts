import { type AnyColumn, and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SavedTable } from '@/backend/areas/listing/saved-list'
import {
  type ApplicationTable,
  internshipApplication,
  jobApplication,
} from '@/backend/db/schema/application'
import { closingReminder } from '@/backend/db/schema/digest'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { addDays, toMoment } from '@/lib/shared/calendar/day'

/** Days before the closing day on which a user is reminded of a saved item. */
const AHEAD = 3

export type ReminderArea = (typeof closingReminder.$inferSelect)['area']

type Area = {
  readonly area: ReminderArea
  readonly listing: PgTable & Record<'id' | 'title' | 'closingDate' | 'removedAt', AnyColumn>
  readonly saved: SavedTable
  readonly savedId: AnyColumn
  /** Null when one cannot apply for these here. */
  readonly applications: ApplicationTable | null
}

const areas: readonly Area[] = [
  {
    area: 'jobs',
    listing: job,
    saved: savedJob,
    savedId: savedJob.jobId,
    applications: jobApplication,
  },
  {
    area: 'internships',
    listing: internship,
    saved: savedInternship,
    savedId: savedInternship.internshipId,
    applications: internshipApplication,
  },
  {
    area: 'scholarships',
    listing: scholarship,
    saved: savedScholarship,
    savedId: savedScholarship.scholarshipId,
    applications: null,
  },
]

/**
 * Selects what to remind of on a day (`YYYY-MM-DD`), as (account_id, area, listing_id, title, closing_date):
 * saved on an earlier day, not applied for, not taken down and never reminded of.
 */
export function selectClosing(today: string): SQL {
  return unite((each) => {
    const { area, listing, saved } = each
    const { accountId, area: remindedArea, listingId } = closingReminder
    return sql`${listing.closingDate} between ${today} and ${addDays(today, AHEAD)}
      and ${saved.savedAt} < ${toMoment(today).toISOString()}
      and not exists (select from ${closingReminder} where ${accountId} = ${saved.accountId}
        and ${remindedArea} = ${area} and ${listingId} = ${listing.id})`
  })
}

/** Counts in SQL what a user's reminders between two days would have been about. */
export function countReminders(accountId: string, from: string, to: string): SQL {
  const closing = unite(
    ({ listing, saved }) => sql`${saved.accountId} = ${accountId}
      and ${listing.closingDate} between ${addDays(from, AHEAD)} and ${addDays(to, AHEAD)}
      and (${saved.savedAt} at time zone 'Asia/Phnom_Penh')::date < ${listing.closingDate} - ${AHEAD}::int`,
  )
  return sql`select count(*)::int from (${closing}) closing`
}

function unite(where: (area: Area) => SQL): SQL {
  const parts = areas.map((each) => {
    const { area, listing, saved, savedId, applications } = each
    return sql`select ${saved.accountId} as account_id, ${area} as area, ${listing.id} as listing_id,
        ${listing.title} as title, ${listing.closingDate} as closing_date
      from ${saved} join ${listing} on ${listing.id} = ${savedId}
      where ${listing.removedAt} is null and ${where(each)}
        ${applications === null ? sql`` : hasNotApplied(applications, saved, listing.id)}`
  })
  return sql.join(parts, sql` union all `)
}

/** An undelivered or withdrawn application does not count: the user can still apply. */
function hasNotApplied(table: ApplicationTable, saved: SavedTable, id: AnyColumn): SQL {
  const mayHaveArrived = or(
    isNull(table.undeliverableAt),
    isNotNull(table.deliveredAt),
    isNotNull(table.openedAt),
  )
  const isLive = and(isNotNull(table.deliverTo), isNull(table.withdrawnAt), mayHaveArrived)
  return sql`and not exists (select from ${table} where ${table.accountId} = ${saved.accountId}
    and ${table.listingId} = ${id} and ${isLive})`
}
