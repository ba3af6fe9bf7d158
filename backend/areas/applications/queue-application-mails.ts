import type { Transaction } from '@/backend/db/connect'
import { queueMessage } from '@/backend/platform/outbox/queue'
import {
  type ApplicationRow,
  type ApplicationTables,
  toApplicationMailKey,
} from './application-tables'
import { applicationMail, type MailedFile } from './mails/application-mail'
import { receiptMail } from './mails/receipt-mail'
import { getLastLinkDay, toReceivedApplicationUrl } from './received-applications'

export type QueuedApplication = {
  readonly application: ApplicationRow
  readonly deliverTo: string
  readonly title: string
  readonly company: string
  readonly files: readonly MailedFile[]
  /** Not stored: the database has only its hash. */
  readonly token: string
  readonly siteUrl: string
}

/** Queues the application's mail to the employer, sent after the transaction. Returns the mail's id. */
export async function queueApplicationMail(
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
export async function queueReceipt(
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
