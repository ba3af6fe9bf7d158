import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SavedTable } from '@/backend/areas/listing/saved-list'
import {
  type ApplicationTable,
  internshipApplication,
  jobApplication,
} from '@/backend/db/schema/application'
import { notification, publication } from '@/backend/db/schema/notification'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import type { Notification } from '@/lib/contract/notifications/notification'

export type NotifiedListing = PgTable &
  Record<'id' | 'title' | 'postedAt' | 'closingDate' | 'updatedAt' | 'removedAt', AnyColumn>

/** An area whose listings users are notified of, and the columns that name its listings elsewhere. */
export type NotifiedListingType = {
  readonly area: 'jobs' | 'internships' | 'scholarships'
  readonly kind: Notification['listing']['kind']
  readonly listing: NotifiedListing
  readonly column: 'jobId' | 'internshipId' | 'scholarshipId'
  /** That column of `notification`, and of `publication`. */
  readonly notified: AnyColumn
  readonly published: AnyColumn
  readonly saved: SavedTable
  readonly savedId: AnyColumn
  /** Null when one cannot apply for these here. */
  readonly applications: ApplicationTable | null
}

export const jobs: NotifiedListingType = {
  area: 'jobs',
  kind: 'job',
  listing: job,
  ...columnsOf('jobId'),
  saved: savedJob,
  savedId: savedJob.jobId,
  applications: jobApplication,
}

export const internships: NotifiedListingType = {
  area: 'internships',
  kind: 'internship',
  listing: internship,
  ...columnsOf('internshipId'),
  saved: savedInternship,
  savedId: savedInternship.internshipId,
  applications: internshipApplication,
}

export const scholarships: NotifiedListingType = {
  area: 'scholarships',
  kind: 'scholarship',
  listing: scholarship,
  ...columnsOf('scholarshipId'),
  saved: savedScholarship,
  savedId: savedScholarship.scholarshipId,
  applications: null,
}

export const NOTIFIED_LISTING_TYPES = [jobs, internships, scholarships] as const

function columnsOf<Column extends NotifiedListingType['column']>(column: Column) {
  return { column, notified: notification[column], published: publication[column] }
}

const WEEK = 7 * 24 * 60 * 60_000

/** Maximum of a week's listings read, newest first: the time stays bounded however much is published. */
const MOST = 5000

/** Selects (id, posted_at) of what was posted in the last seven days, as a table. */
export function selectListingsPostedLastWeek(listing: NotifiedListing, now: Date): SQL {
  const since = new Date(now.getTime() - WEEK).toISOString()
  return sql`(select ${listing.id}, ${listing.postedAt} from ${listing}
    where ${listing.postedAt} > ${since} and ${listing.postedAt} <= ${now.toISOString()}
      and ${listing.removedAt} is null
    order by ${listing.postedAt} desc nulls first, ${listing.id} desc nulls first limit ${MOST})`
}
