import { type AnyColumn, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { publication } from '@/backend/db/schema/notification'

/** Notes listings of one sort as published, in the transaction that writes them. */
export type NotePublished = (tx: Transaction, ids: readonly number[], now: Date) => Promise<void>

export const noteJobs = notePublishedIn(publication.jobId)
export const noteInternships = notePublishedIn(publication.internshipId)
export const noteScholarships = notePublishedIn(publication.scholarshipId)

/**
 * Whoever asked for such listings is told when the transaction has ended (architecture §8). Noting a
 * listing that still waits changes nothing.
 */
function notePublishedIn(listingId: AnyColumn): NotePublished {
  return async (tx, ids, now) => {
    if (ids.length === 0) return
    const rows = ids.map((id) => sql`(${id}::int, ${now.toISOString()}::timestamptz)`)
    await tx.execute(sql`
      insert into ${publication} (${sql.identifier(listingId.name)}, published_at)
      values ${sql.join(rows, sql`, `)} on conflict do nothing`)
  }
}

/** What was published and is about to be announced, by sort. */
export type Published = {
  readonly jobIds: readonly number[]
  readonly internshipIds: readonly number[]
  readonly scholarshipIds: readonly number[]
}

/** Listings announced in one transaction: each of them may concern thousands. */
const AT_ONCE = 20

/**
 * Takes some of what was published; it is gone when the transaction commits and back when it does
 * not. What another process is about to announce is passed over.
 */
export async function takePublished(tx: Transaction): Promise<Published> {
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
