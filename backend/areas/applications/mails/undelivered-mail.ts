import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { normalizeOneLine } from '@/lib/contract/normalize-text'

type Undelivered = {
  readonly receiptTo: string
  readonly title: string
  readonly company: string
}

export const undeliveredMail: MessageKind<Undelivered, 'mail'> = {
  name: 'undelivered',
  event: 'the mail with an application is given up or expires',
  audience: 'the applicant, if the address is confirmed',
  rhythm: 'at once',
  unsubscribe: 'no: the applicant has to act',
  texts: {
    mail: ({ receiptTo, title, company }) => ({
      to: receiptTo,
      subject: `Your application did not arrive: ${normalizeOneLine(title)}`,
      paragraphs: [
        `We could not deliver your application for "${normalizeOneLine(title)}" at ${normalizeOneLine(company)}: the employer's mail server did not accept it.`,
        'Please look at the listing again. If it is still open, you can apply again, or follow the steps under "How to apply".',
      ],
    }),
  },
}
