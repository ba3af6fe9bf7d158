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
      `You applied for ${listing}. We are sending the employer your answers and ${fileNames.join(' and ')}.`,
      ...(isHeld
        ? [
            'This employer received many applications today. Yours will arrive within five hours, together with others.',
          ]
        : []),
      'Under "Applications" in your profile you can see when it was delivered and opened. You can also withdraw it there.',
      'The employer will answer you directly. Never pay anyone for an application or an interview.',
    ],
    action: { label: 'Your applications', url: `${siteUrl}/profile/applications` },
  })
}
