import { type AnyColumn, sql } from 'drizzle-orm'
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

export type Published = {
  readonly jobIds: readonly number[]
  readonly internshipIds: readonly number[]
  readonly scholarshipIds: readonly number[]
}

/** Maximum of listings in one transaction: each may concern thousands of users. */
const AT_ONCE = 20

/** Claims pending publications, skipping those another process has; a failed transaction returns them. */
export async function claimPublished(tx: Transaction): Promise<Published> {
  const { rows } = await tx.execute<{
    job_id: number | null
    internship_id: number | null
    scholarship_id: number | null
  }>(sql`
    delete from ${publication} where id in (
      select id from ${publication} order by id limit ${AT_ONCE} for update skip locked
    ) returning job_id, internship_id, scholarship_id`)
  return {
    jobIds: rows.flatMap((row) => row.job_id ?? []),
    internshipIds: rows.flatMap((row) => row.internship_id ?? []),
    scholarshipIds: rows.flatMap((row) => row.scholarship_id ?? []),
  }
}
