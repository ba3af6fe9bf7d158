import { type AnyColumn, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { notification } from '@/backend/db/schema/notification'
import { scholarship } from '@/backend/db/schema/scholarship'
import { toDay } from '@/lib/shared/calendar/day'

type Listing = PgTable & Record<'id' | 'closingDate' | 'removedAt', AnyColumn>

/** Condition on `notification`: its item is neither taken down nor closed. */
export function isStillOpen(now: Date): SQL {
  const today = toDay(now)
  return isAbout((listing) => isOpen(listing, today))
}

/**
 * Condition on `notification`: its item is not taken down; a restored item is notified of again (decision
 * 027).
 */
export function isStillThere(): SQL {
  return isAbout(({ removedAt }) => isNull(removedAt))
}

function isAbout(such: (listing: Listing) => SQL): SQL {
  const names = (listing: Listing, id: AnyColumn) =>
    sql`exists (select from ${listing} where ${listing.id} = ${id} and ${such(listing)})`
  return sql`(${or(
    names(job, notification.jobId),
    names(internship, notification.internshipId),
    names(scholarship, notification.scholarshipId),
  )})`
}
