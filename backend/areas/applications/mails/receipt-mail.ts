import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/text'

type Receipt = {
  readonly receiptTo: string
  readonly title: string
  readonly company: string
  readonly fileNames: readonly string[]
  /** Without a slash at its end. */
  readonly siteUrl: string
}

/** To the applicant, at once; whether it arrived is shown on the site. */
export function toReceiptMail({ receiptTo, title, company, fileNames, siteUrl }: Receipt): Mail {
  const listing = `"${toOneLine(title)}" at ${toOneLine(company)}`
  return composeMail({
    to: receiptTo,
    subject: `We have your application: ${toOneLine(title)}`,
    paragraphs: [
      `You applied for ${listing}. We are mailing your application to the employer, with what you wrote and ${fileNames.join(' and ')}.`,
      'Under "Applications" in your profile you see when the employer\'s mail server took it, and if it was opened. You can withdraw it there.',
      'The employer answers you directly. Never pay anybody for an application or an interview.',
    ],
    action: { label: 'Your applications', url: `${siteUrl}/profile/applications` },
  })
}
