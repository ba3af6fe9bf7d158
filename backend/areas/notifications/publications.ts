import { inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  internships,
  jobs,
  NOTIFIED_LISTING_TYPES,
  type NotifiedListingType,
  scholarships,
} from '@/backend/areas/notification-settings/notified-listing-types'
import type { Transaction } from '@/backend/db/connect'
import { publication } from '@/backend/db/schema/notification'

/** Channel that wakes the announcing processes. */
export const PUBLISHED_CHANNEL = 'visvakor_published'

/** Records publications; call it in the transaction that writes the listings. */
export type RecordPublished = (tx: Transaction, ids: readonly number[], now: Date) => Promise<void>

export const recordPublishedJobs: RecordPublished = (...call) => record(jobs, 'new', ...call)
export const recordPublishedInternships: RecordPublished = (...call) =>
  record(internships, 'new', ...call)
export const recordPublishedScholarships: RecordPublished = (...call) =>
  record(scholarships, 'new', ...call)

/** Records listings that were open and closed early or are taken down, in the transaction that does it. */
export async function recordClosed(
  tx: Transaction,
  table: PgTable,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  for (const area of NOTIFIED_LISTING_TYPES) {
    if (area.listing === table) await record(area, 'closed', tx, ids, now)
  }
}

/**
 * Users are notified after the transaction (architecture §8). A listing that is still pending is not recorded
 * twice.
 */
async function record(
  area: NotifiedListingType,
  cause: ClaimedPublication['cause'],
  ...[tx, ids, now]: Parameters<RecordPublished>
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ${publication} (${sql.identifier(area.published.name)}, cause, published_at)
    select unnest(${`{${ids.join(',')}}`}::int[]), ${cause}, ${now.toISOString()}::timestamptz
    on conflict do nothing`)
  await tx.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, '')`)
}

export type ClaimedPublication = Pick<
  typeof publication.$inferSelect,
  'cause' | 'jobId' | 'internshipId' | 'scholarshipId'
>

/** Maximum of listings in one transaction: each may concern thousands of users. */
const AT_ONCE = 20

/** Claims pending publications, skipping those another process has; a failed transaction returns them. */
export async function claimPublications(tx: Transaction): Promise<ClaimedPublication[]> {
  const oldest = tx
    .select({ id: publication.id })
    .from(publication)
    .orderBy(publication.id)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return tx.delete(publication).where(inArray(publication.id, oldest)).returning()
}
