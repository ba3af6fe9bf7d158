import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { savedJob } from '../db/schema/account'
import { listJobSummaries } from './job-summaries'
import { type Paging, toPage } from './paging'

/** Saves a vacancy that is there; saving it again keeps the first time. */
export async function saveJobFor(
  db: Database,
  accountId: string,
  jobId: number,
  now: Date,
): Promise<void> {
  await db.insert(savedJob).values({ accountId, jobId, savedAt: now }).onConflictDoNothing()
}

/** Takes a vacancy off the saved list; one that is not on it stays so. */
export async function unsaveJobFor(db: Database, accountId: string, jobId: number): Promise<void> {
  await db.delete(savedJob).where(and(eq(savedJob.accountId, accountId), eq(savedJob.jobId, jobId)))
}

/** Saved vacancies, open and closed, last saved first. */
export async function listSavedFor(db: Database, today: string, accountId: string, paging: Paging) {
  const rows = await db
    .select({ jobId: savedJob.jobId })
    .from(savedJob)
    .where(eq(savedJob.accountId, accountId))
    .orderBy(desc(savedJob.savedAt), asc(savedJob.jobId))
    .limit(paging.limit)
    .offset(paging.offset)
  const data = await listJobSummaries(
    db,
    today,
    rows.map((row) => row.jobId),
  )
  return toPage(data, await db.$count(savedJob, eq(savedJob.accountId, accountId)), paging)
}
