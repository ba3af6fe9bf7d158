import { and, eq, isNull } from 'drizzle-orm'
import { claimFile, type FileRow } from '@/backend/areas/files/files'
import { toListingStatus } from '@/backend/areas/listing/closing'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { file, resume } from '@/backend/db/schema/file'
import { cancelMessage } from '@/backend/platform/outbox/cancel-message'
import { queueMessage } from '@/backend/platform/outbox/queue'
import {
  type ApplicationForm,
  type InvalidAnswer,
  toApplicationAnswers,
} from './application-answers'
import { getApplicationWaitMs } from './application-limits'
import {
  type ApplicationRow,
  type ApplicationTables,
  toApplicationMailKey,
} from './application-tables'
import { canMailEmployer } from './employer-mail-limit'
import { findExistingApplication, listUndeliverableApplications } from './find-applications'
import { applicationMail, type MailedFile } from './mails/application-mail'
import { receiptMail } from './mails/receipt-mail'
import { postponeEmployerNotice } from './pending-employer-notices'
import { getLastLinkDay, toReceivedApplicationUrl } from './received-applications'

type QueuedApplication = {
  readonly application: ApplicationRow
  readonly deliverTo: string
  readonly title: string
  readonly company: string
  readonly files: readonly MailedFile[]
  /** Not stored: the database has only its hash. */
  readonly token: string
  readonly siteUrl: string
}

export type ApplicationSubmission = {
  readonly accountId: string
  readonly listingId: number
  /** Key of the submitted form. */
  readonly key: string | null
  readonly resumeId: string
  readonly coverLetterFileId: string | null
  readonly form: ApplicationForm
  readonly now: Date
  /** `YYYY-MM-DD` in Asia/Phnom_Penh. */
  readonly today: string
  readonly siteUrl: string
}

/** The reason, or the milliseconds until the user may try again. */
export type ApplyProblem =
  | { readonly waitMs: number }
  | 'no-listing'
  | 'closed'
  | 'elsewhere'
  | 'no-resume'
  | 'no-letter'
  | InvalidAnswer

type ApplyResult = { readonly application: ApplicationRow } | { readonly problem: ApplyProblem }

/**
 * Sends an application, or returns the one already sent by this form (promise F9). Résumé and letter must be
 * the user's own (promise T1).
 */
export function apply(
  db: Database,
  area: ApplicationTables,
  submission: ApplicationSubmission,
): Promise<ApplyResult> {
  return db.transaction(async (tx) => {
    const { accountId, listingId, key, form, now, siteUrl } = submission
    const before = await findExistingApplication(tx, area, submission)
    if (before !== null) return { application: before }
    const listing = await openListing(tx, area, submission)
    if (typeof listing === 'string') return { problem: listing }
    const waitMs = await getApplicationWaitMs(tx, area, submission)
    if (waitMs > 0) return { problem: { waitMs } }
    const answers = await toApplicationAnswers(tx, accountId, form)
    if (typeof answers === 'string') return { problem: answers }
    const files = await claimFiles(tx, submission)
    if (typeof files === 'string') return { problem: files }
    const hasRoom = await canMailEmployer(tx, { deliverTo: listing.deliverTo, accountId, now })
    const token = makeToken()
    const [application] = await tx
      .insert(area.table)
      .values({
        ...answers,
        ...{ accountId, listingId, key, resumeId: submission.resumeId },
        resumeFileId: files.resume.id,
        coverLetterFileId: files.letter?.id ?? null,
        deliverTo: listing.deliverTo,
        tokenHash: hasRoom ? hashToken(token) : null,
        appliedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (application === undefined) {
      return { application: await requireSent(tx, area, submission) }
    }
    // The undelivered application is not retried beside the new one.
    for (const { id } of await listUndeliverableApplications(tx, area, submission)) {
      await cancelMessage(tx, toApplicationMailKey(area, id), now)
    }
    const mailed = [files.resume, ...(files.letter === null ? [] : [files.letter])]
    const posted = {
      ...{ ...listing, application, token, siteUrl },
      files: mailed.map(({ id, name, size }) => ({ fileId: id, name, size })),
    }
    await queueReceipt(tx, area, { ...posted, isHeld: !hasRoom })
    if (hasRoom) {
      const mailId = await queueApplicationMail(tx, area, posted)
      await tx.update(area.table).set({ mailId }).where(eq(area.table.id, application.id))
    } else {
      const { id } = application
      await postponeEmployerNotice(
        tx,
        area,
        { id, deliverTo: listing.deliverTo },
        'application',
        now,
      )
    }
    return { application }
  })
}

async function requireSent(
  tx: Transaction,
  area: ApplicationTables,
  submission: ApplicationSubmission,
) {
  const sent = await findExistingApplication(tx, area, submission)
  if (sent === null) throw new Error('The application was not written')
  return sent
}

type Listing = {
  readonly deliverTo: string
  readonly title: string
  readonly company: string
}

async function openListing(
  tx: Transaction,
  { listings: { vacancy } }: ApplicationTables,
  { listingId, today }: ApplicationSubmission,
): Promise<Listing | 'no-listing' | 'closed' | 'elsewhere'> {
  const [found] = await tx
    .select({
      title: vacancy.title,
      closingDate: vacancy.closingDate,
      deliverTo: vacancy.applyEmail,
      company: company.name,
    })
    .from(vacancy)
    .innerJoin(company, eq(company.id, vacancy.companyId))
    .where(and(eq(vacancy.id, listingId), isNull(vacancy.removedAt)))
  if (found === undefined) return 'no-listing'
  const { deliverTo, closingDate, ...named } = found
  if (toListingStatus(closingDate, today) === 'closed') return 'closed'
  return deliverTo === null ? 'elsewhere' : { ...named, deliverTo }
}

async function claimFiles(
  tx: Transaction,
  { accountId, resumeId, coverLetterFileId }: ApplicationSubmission,
): Promise<{ resume: FileRow; letter: FileRow | null } | 'no-resume' | 'no-letter'> {
  const [found] = await tx
    .select({ file })
    .from(resume)
    .innerJoin(file, eq(file.id, resume.fileId))
    .where(and(eq(resume.accountId, accountId), eq(resume.id, resumeId)))
    .for('share')
  if (found === undefined) return 'no-resume'
  if (coverLetterFileId === null) return { resume: found.file, letter: null }
  const letter = await claimFile(tx, accountId, coverLetterFileId, 'document')
  return letter === null ? 'no-letter' : { resume: found.file, letter }
}

/** Queues the application's mail to the employer, sent after the transaction. Returns the mail's id. */
async function queueApplicationMail(
  tx: Transaction,
  area: ApplicationTables,
  { application, siteUrl, token, ...posted }: QueuedApplication,
): Promise<string> {
  const { id, accountId, appliedAt: now } = application
  const key = toApplicationMailKey(area, id)
  const linkEnds = getLastLinkDay(now)
  const link = toReceivedApplicationUrl(siteUrl, token)
  const mailed = { ...application, ...posted, link, linkEnds }
  const expiresAt = new Date(`${linkEnds}T00:00:00Z`)
  const options = { key, now, siteUrl, accountId, expiresAt }
  return queueMessage(tx, applicationMail, 'mail', mailed, options)
}

/**
 * Queues a receipt for an applicant with a proven address. `isHeld`: the employer gets the application later,
 * combined with others.
 */
async function queueReceipt(
  tx: Transaction,
  area: ApplicationTables,
  { application, siteUrl, ...posted }: QueuedApplication & { readonly isHeld: boolean },
): Promise<void> {
  const { id, accountId, appliedAt: now, receiptTo } = application
  if (receiptTo === null) return
  const fileNames = posted.files.map(({ name }) => name)
  const key = `receipt:${toApplicationMailKey(area, id)}`
  const receipt = { ...posted, receiptTo, fileNames }
  await queueMessage(tx, receiptMail, 'mail', receipt, { key, now, siteUrl, accountId })
}
