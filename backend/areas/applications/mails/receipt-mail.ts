import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { normalizeOneLine } from '@/lib/contract/normalize-text'

type Receipt = {
  readonly receiptTo: string
  readonly title: string
  readonly company: string
  readonly fileNames: readonly string[]
  /** The employer gets it within hours, combined with others in one mail. */
  readonly isHeld: boolean
}

/** The applicant's receipt; the site shows whether the application arrived. */
export const receiptMail: MessageKind<Receipt, 'mail'> = {
  name: 'receipt',
  event: 'an application is sent',
  audience: 'the applicant, if the address is confirmed',
  rhythm: 'at once',
  unsubscribe: 'no: it answers what the applicant did',
  texts: {
    mail: ({ receiptTo, title, company, fileNames, isHeld }, { url }) => ({
      to: receiptTo,
      subject: `We have your application: ${normalizeOneLine(title)}`,
      paragraphs: [
        `You applied for "${normalizeOneLine(title)}" at ${normalizeOneLine(company)}. We are sending the employer your answers and ${fileNames.join(' and ')}.`,
        ...(isHeld
          ? [
              'This employer received many applications today. Yours will arrive within five hours, together with others.',
            ]
          : []),
        'Under "Applications" in your profile you can see when it was delivered and opened. You can also withdraw it there.',
        'The employer will answer you directly. Never pay anyone for an application or an interview.',
      ],
      action: { label: 'Your applications', url: `${url}/profile/applications` },
    }),
  },
}
