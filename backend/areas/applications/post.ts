import type { Transaction } from '@/backend/db/connect'
import { queueMail } from '@/backend/platform/outbox/queue'
import { toMessageKey } from './application-key'
import type { ApplicationRow, Applications } from './applications'
import { toEmployerLink, toLinkEnd } from './link'
import { type MailedFile, toApplicationMail } from './mails/application-mail'
import { toReceiptMail } from './mails/receipt-mail'

export type Posted = {
  readonly application: ApplicationRow
  readonly deliverTo: string
  readonly title: string
  readonly company: string
  readonly files: readonly MailedFile[]
  /** Not stored: only its hash is. */
  readonly token: string
  readonly siteUrl: string
}

/** Mails the application to the employer, and the applicant a receipt, once the transaction is done. Returns the first one's id. */
export async function postApplication(
  tx: Transaction,
  area: Applications,
  { application, siteUrl, token, ...posted }: Posted,
): Promise<string> {
  const { id, accountId, appliedAt: now, receiptTo } = application
  const key = toMessageKey(area, id)
  const linkEnds = toLinkEnd(now)
  const link = toEmployerLink(siteUrl, token)
  const mail = toApplicationMail({ ...application, ...posted, link, linkEnds })
  const expiresAt = new Date(`${linkEnds}T00:00:00Z`)
  const mailId = await queueMail(tx, mail, {
    purpose: 'application',
    key,
    now,
    accountId,
    expiresAt,
  })
  if (receiptTo === null) return mailId
  const fileNames = posted.files.map(({ name }) => name)
  const receipt = toReceiptMail({ ...posted, receiptTo, fileNames, siteUrl })
  await queueMail(tx, receipt, { purpose: 'receipt', key: `receipt:${key}`, now, accountId })
  return mailId
}
