import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { claimFile } from '@/backend/areas/files/files'
import { toStatus } from '@/backend/areas/listing/closing'
import type { Database, Transaction } from '@/backend/db/connect'
import { resume } from '@/backend/db/schema/file'
import { type Stated, toAnswers, type WrongAnswer } from './answers'
import type { ApplicationRow, Applications } from './applications'

type Submission = {
  readonly accountId: string
  readonly listingId: number
  readonly key: string | null
  readonly resumeId: string
  readonly coverLetterFileId: string | null
  readonly stated: Stated
  readonly now: Date
  /** `YYYY-MM-DD` in Asia/Phnom_Penh. */
  readonly today: string
}

export type Obstacle =
  | 'no-listing'
  | 'closed'
  | 'elsewhere'
  | 'no-resume'
  | 'no-letter'
  | WrongAnswer

/** Returns an earlier application again (promise F9); résumé and letter must be the user's (promise T1). */
export function apply(
  db: Database,
  applications: Applications,
  submission: Submission,
): Promise<ApplicationRow | Obstacle> {
  return db.transaction(async (tx) => {
    const { accountId, listingId, key, resumeId, coverLetterFileId, stated, now } = submission
    const before = await findSent(tx, applications, submission)
    if (before !== null) return before
    const listing = await openListing(tx, applications, submission)
    if (typeof listing === 'string') return listing
    const answers = await toAnswers(tx, accountId, stated)
    if (typeof answers === 'string') return answers
    const resumeFileId = await lockResume(tx, accountId, resumeId)
    if (resumeFileId === null) return 'no-resume'
    if (coverLetterFileId !== null) {
      const letter = await claimFile(tx, accountId, coverLetterFileId, 'document')
      if (letter === null) return 'no-letter'
    }
    const files = { resumeId, resumeFileId, coverLetterFileId }
    await tx
      .insert(applications.table)
      .values({ ...answers, ...files, ...listing, accountId, listingId, key, appliedAt: now })
      .onConflictDoNothing()
    const application = await findSent(tx, applications, submission)
    if (application === null) throw new Error('The application was not written')
    return application
  })
}

/** The one of this form, else one for the listing that has arrived or may still. */
export async function findSent(
  tx: Database | Transaction,
  { table }: Applications,
  { accountId, listingId, key }: Pick<Submission, 'accountId' | 'listingId' | 'key'>,
): Promise<ApplicationRow | null> {
  const isLive = and(
    isNotNull(table.deliverTo),
    isNull(table.withdrawnAt),
    or(isNull(table.undeliverableAt), isNotNull(table.deliveredAt), isNotNull(table.openedAt)),
  )
  const ofForm = key === null ? undefined : eq(table.key, key)
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.listingId, listingId), or(ofForm, isLive)))
    .orderBy(desc(table.appliedAt))
  return rows.find((row) => key !== null && row.key === key) ?? rows[0] ?? null
}

async function openListing(
  tx: Transaction,
  { listings: { vacancy } }: Applications,
  { listingId, today }: Submission,
): Promise<{ deliverTo: string } | Obstacle> {
  const [found] = await tx
    .select({ closingDate: vacancy.closingDate, deliverTo: vacancy.applyEmail })
    .from(vacancy)
    .where(eq(vacancy.id, listingId))
  if (found === undefined) return 'no-listing'
  if (toStatus(found.closingDate, today) === 'closed') return 'closed'
  return found.deliverTo === null ? 'elsewhere' : { deliverTo: found.deliverTo }
}

async function lockResume(tx: Transaction, accountId: string, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ fileId: resume.fileId })
    .from(resume)
    .where(and(eq(resume.accountId, accountId), eq(resume.id, id)))
    .for('share')
  return found?.fileId ?? null
}
