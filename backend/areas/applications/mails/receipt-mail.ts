import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/plain-text'

type Receipt = {
  readonly receiptTo: string
  readonly title: string
  readonly company: string
  readonly fileNames: readonly string[]
  /** The employer gets it within hours, combined with others in one mail. */
  readonly isHeld: boolean
  /** Without a slash at its end. */
  readonly siteUrl: string
}

/** Builds the applicant's receipt, sent at once; the site shows whether the application arrived. */
export function toReceiptMail(receipt: Receipt): Mail {
  const { receiptTo, title, company, fileNames, isHeld, siteUrl } = receipt
  const listing = `"${toOneLine(title)}" at ${toOneLine(company)}`
  return composeMail({
    to: receiptTo,
    subject: `We have your application: ${toOneLine(title)}`,
    paragraphs: [
      `You applied for ${listing}. We are mailing your application to the employer, with what you wrote and ${fileNames.join(' and ')}.`,
      ...(isHeld
        ? [
            'Many applications went to this employer today. Yours comes to them within five hours, in one mail with others.',
          ]
        : []),
      'Under "Applications" in your profile you see when the employer\'s mail server took it, and if it was opened. You can withdraw it there.',
      'The employer answers you directly. Never pay anybody for an application or an interview.',
    ],
    action: { label: 'Your applications', url: `${siteUrl}/profile/applications` },
  })
}
