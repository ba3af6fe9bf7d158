import { randomUUID } from 'node:crypto'
import { parseNewsletter } from '@/backend/areas/newsletter/newsletter-file'
import { startIssue } from '@/backend/areas/newsletter/newsletter-issues'
import { addAlert, confirmAlert, createOrLockRecipient } from '@/backend/areas/search-alerts/alerts'
import type { Database } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { employerNotice, jobApplication } from '@/backend/db/schema/application'
import { mailChoice } from '@/backend/db/schema/digest'
import { file } from '@/backend/db/schema/file'
import { alertReader } from '@/backend/db/schema/messages/alert'
import { newsletterIssue, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { savedJob } from '@/backend/db/schema/saved-listings'
import { addVacancy } from '@/tests/support/applications'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { signInPerson, signInReader } from '@/tests/support/contract/private-things'
import { notifyOfJob } from '@/tests/support/notifications'

/** 18:00 in Phnom Penh, the hour of daily mails in tests. */
export const HOUR_OF_MAILS = '2026-03-10T11:00:00Z'

const BEFORE = new Date('2026-03-01T05:00:00Z')

/** How a scheduled e-mail of each kind becomes due for an address at `HOUR_OF_MAILS`. */
export const dueMails: Readonly<Record<string, (db: Database, to: string) => Promise<void>>> = {
  async 'combined-application'(db, deliverTo) {
    const { accountId } = await signInPerson(db)
    const facts = {
      kind: 'document',
      name: 'cv.pdf',
      mediaType: 'application/pdf',
      size: 1,
    } as const
    const [cv] = await db
      .insert(file)
      .values({ ...facts, accountId, storageKey: randomUUID() })
      .returning()
    const [sent] = await db
      .insert(jobApplication)
      .values({
        ...{ accountId, deliverTo, resumeFileId: cv?.id ?? '' },
        listingId: await addVacancy(db),
        appliedAt: BEFORE,
      })
      .returning()
    const notice = { deliverTo, area: 'job', about: 'application', createdAt: BEFORE } as const
    await db.insert(employerNotice).values({ ...notice, applicationId: sent?.id ?? '' })
  },
  async digest(db, to) {
    await notifyOfJob(db, (await signInReader(db, to)).accountId, 'Bridge engineer')
  },
  async reminder(db, to) {
    const { accountId } = await signInReader(db, to)
    await db
      .insert(mailChoice)
      .values({ accountId, rhythm: 'off', reminders: true, chosenAt: BEFORE })
    const sourceRef = randomUUID()
    const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
    const closing = draftJob({ sourceRef, companyId, closingDate: '2026-03-13' })
    const jobId = first(await addJobs(db, closing))
    await db.insert(savedJob).values({ accountId, jobId, savedAt: BEFORE })
  },
  async alert(db, to) {
    await db.transaction(async (tx) => {
      const reader = await createOrLockRecipient(tx, to, BEFORE)
      const alert = { area: 'jobs', search: '', rhythm: 'daily' } as const
      await confirmAlert(tx, await addAlert(tx, reader, alert, BEFORE), 'daily', BEFORE)
    })
    const sourceRef = randomUUID()
    const companyId = first(await addCompanies(db, draftCompany({ sourceRef })))
    await addJobs(db, draftJob({ sourceRef, companyId }))
  },
  async newsletter(db, to) {
    const reader = { email: to, subscribedAt: BEFORE, confirmedAt: BEFORE }
    await db.insert(newsletterSubscription).values(reader)
    await startIssue(db, parseNewsletter('# New jobs\n\nMany.'), new Date(HOUR_OF_MAILS))
  },
}

/** Deletes all recipients and all messages. */
export async function emptyOutbox(db: Database): Promise<void> {
  for (const table of [
    employerNotice,
    account,
    alertReader,
    newsletterSubscription,
    newsletterIssue,
    outgoingMessage,
  ]) {
    await db.delete(table)
  }
}
