import type { Transaction } from '@/backend/db/connect'
import { queueMail } from '@/backend/platform/outbox/queue'
import { toMessageKey } from './application-key'
import type { ApplicationRow, Applications } from './applications'
import { getLinkExpiry, toEmployerLink } from './employer-link'
import { type MailedFile, toApplicationMail } from './mails/application-mail'
import { toReceiptMail } from './mails/receipt-mail'

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
  area: Applications,
  { application, siteUrl, token, ...posted }: QueuedApplication,
): Promise<string> {
  const { id, accountId, appliedAt: now } = application
  const key = toMessageKey(area, id)
  const linkEnds = getLinkExpiry(now)
  const link = toEmployerLink(siteUrl, token)
  const mail = toApplicationMail({ ...application, ...posted, link, linkEnds })
  const expiresAt = new Date(`${linkEnds}T00:00:00Z`)
  return queueMail(tx, mail, { purpose: 'application', key, now, accountId, expiresAt })
}

/**
 * Queues a receipt for an applicant with a proven address. `isHeld`: the employer gets the application later,
 * combined with others.
 */
export async function queueReceipt(
  tx: Transaction,
  area: Applications,
  { application, ...posted }: QueuedApplication & { readonly isHeld: boolean },
): Promise<void> {
  const { id, accountId, appliedAt: now, receiptTo } = application
  if (receiptTo === null) return
  const fileNames = posted.files.map(({ name }) => name)
  const receipt = toReceiptMail({ ...posted, receiptTo, fileNames })
  const key = `receipt:${toMessageKey(area, id)}`
  await queueMail(tx, receipt, { purpose: 'receipt', key, now, accountId })
}
