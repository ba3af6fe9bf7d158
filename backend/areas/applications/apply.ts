import { and, eq, isNull } from 'drizzle-orm'
import { claimFile } from '@/backend/areas/files/files'
import { toStatus } from '@/backend/areas/listing/closing'
import type { Database, Transaction } from '@/backend/db/connect'
import { resume } from '@/backend/db/schema/file'
import type { ApplicationRow, Applications } from './applications'

type Submission = {
  readonly accountId: string
  readonly listingId: number
  readonly resumeId: string
  readonly coverLetterFileId: string | null
  readonly note: string | null
  readonly now: Date
  /** `YYYY-MM-DD` in Asia/Phnom_Penh. */
  readonly today: string
}

export type Obstacle = 'no-listing' | 'closed' | 'no-resume' | 'no-letter'

/** Returns an earlier application again (promise F9); résumé and letter must be the user's (promise T1). */
export function apply(
  db: Database,
  applications: Applications,
  submission: Submission,
): Promise<ApplicationRow | Obstacle> {
  return db.transaction(async (tx) => {
    const { accountId, listingId, resumeId, coverLetterFileId, note, now } = submission
    const before = await applications.find(tx, accountId, listingId)
    if (before !== null) return before
    const obstacle = await findObstacle(tx, applications, submission)
    if (obstacle !== null) return obstacle
    const resumeFileId = await lockResume(tx, accountId, resumeId)
    if (resumeFileId === null) return 'no-resume'
    if (coverLetterFileId !== null) {
      const letter = await claimFile(tx, accountId, coverLetterFileId, 'document')
      if (letter === null) return 'no-letter'
    }
    const sent = { accountId, resumeId, resumeFileId, coverLetterFileId, note, appliedAt: now }
    await applications.insert(tx, listingId, sent)
    const application = await applications.find(tx, accountId, listingId)
    if (application === null) throw new Error('The application was not written')
    return application
  })
}

async function findObstacle(
  tx: Transaction,
  { listing }: Applications,
  { listingId, today }: Submission,
): Promise<Obstacle | null> {
  const [found] = await tx
    .select({ closingDate: listing.closingDate })
    .from(listing)
    .where(and(eq(listing.id, listingId), isNull(listing.removedAt)))
  if (found === undefined) return 'no-listing'
  return toStatus(found.closingDate, today) === 'open' ? null : 'closed'
}

async function lockResume(tx: Transaction, accountId: string, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ fileId: resume.fileId })
    .from(resume)
    .where(and(eq(resume.accountId, accountId), eq(resume.id, id)))
    .for('share')
  return found?.fileId ?? null
}
