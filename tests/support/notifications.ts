import { randomUUID } from 'node:crypto'
import type { Database } from '@/backend/db/connect'
import { notification } from '@/backend/db/schema/notification'
import { addCompanies, addJobs, draftCompany, draftJob, first } from './content'

/** Notifies an account of a new vacancy and returns the notification's id. */
export async function notifyOfJob(
  db: Database,
  accountId: string,
  title = 'A vacancy',
  createdAt = new Date('2026-03-10T04:00:00Z'),
) {
  const sourceRef = randomUUID()
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
  const jobId = first(await addJobs(db, draftJob({ sourceRef, companyId, title })))
  const written = await db
    .insert(notification)
    .values({ accountId, jobId, title, createdAt })
    .returning({ id: notification.id })
  return first(written).id
}
