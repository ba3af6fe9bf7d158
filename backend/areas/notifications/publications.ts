import { type AnyColumn, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { publication } from '@/backend/db/schema/notification'

/** Channel that wakes the announcing processes. */
export const PUBLISHED_CHANNEL = 'visvakor_published'

/** Records publications; call it in the transaction that writes the listings. */
export type RecordPublished = (tx: Transaction, ids: readonly number[], now: Date) => Promise<void>

export const recordPublishedJobs = recordPublishedIn(publication.jobId)
export const recordPublishedInternships = recordPublishedIn(publication.internshipId)
export const recordPublishedScholarships = recordPublishedIn(publication.scholarshipId)

/**
 * Users are notified after the transaction (architecture §8). A listing that is still pending is not recorded
 * twice.
 */
function recordPublishedIn(listingId: AnyColumn): RecordPublished {
  return async (tx, ids, now) => {
    if (ids.length === 0) return
    const rows = ids.map((id) => sql`(${id}::int, ${now.toISOString()}::timestamptz)`)
    await tx.execute(sql`
      insert into ${publication} (${sql.identifier(listingId.name)}, published_at)
      values ${sql.join(rows, sql`, `)} on conflict do nothing`)
    await tx.execute(sql`select pg_notify(${PUBLISHED_CHANNEL}, '')`)
  }
}

export type Published = Pick<
  typeof publication.$inferSelect,
  'jobId' | 'internshipId' | 'scholarshipId'
>

/** Maximum of listings in one transaction: each may concern thousands of users. */
const AT_ONCE = 20

/** Claims pending publications, skipping those another process has; a failed transaction returns them. */
export async function claimPublished(tx: Transaction): Promise<Published[]> {
  const oldest = tx
    .select({ id: publication.id })
    .from(publication)
    .orderBy(publication.id)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return tx.delete(publication).where(inArray(publication.id, oldest)).returning()
}
