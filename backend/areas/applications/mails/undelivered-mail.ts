import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/plain-text'

type Undelivered = {
  readonly receiptTo: string
  readonly title: string
  readonly company: string
}

/** Builds the mail that tells the applicant their application did not arrive. */
export function toUndeliveredMail({ receiptTo, title, company }: Undelivered): Mail {
  return composeMail({
    to: receiptTo,
    subject: `Your application did not arrive: ${toOneLine(title)}`,
    paragraphs: [
      `We could not deliver your application for "${toOneLine(title)}" at ${toOneLine(company)}: the employer's mail server did not accept it.`,
      'Please look at the listing again. If it is still open, you can apply again, or follow the steps under "How to apply".',
    ],
  })
}
