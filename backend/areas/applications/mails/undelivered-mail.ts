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
      `Your application for "${toOneLine(title)}" at ${toOneLine(company)} could not be delivered: the employer's mail server did not take it, and we have stopped trying.`,
      'What you can do: look at the listing again. If it is open you can apply once more, or apply the employer\'s own way, which is under "How to apply".',
    ],
  })
}
