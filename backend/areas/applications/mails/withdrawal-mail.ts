import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/plain-text'
import { toApplicationSubject } from './application-mail'

type Withdrawal = {
  readonly deliverTo: string
  readonly title: string
  readonly company: string
  readonly name: string
  readonly email: string | null
  /** Id of the application's mail. */
  readonly mailId: string | null
}

/** Builds the mail that tells the employer of a withdrawal, as a reply to the application. */
export function toWithdrawalMail(withdrawal: Withdrawal): Mail {
  const { deliverTo, title, company, name, email, mailId } = withdrawal
  const letter = composeMail({
    to: deliverTo,
    subject: `Re: ${toApplicationSubject(withdrawal)}`,
    paragraphs: [
      `${toOneLine(name)} has withdrawn the application for "${toOneLine(title)}" at ${toOneLine(company)}. The link in our first e-mail no longer shows it.`,
      'Please delete the CV and other documents. If you did not get our first e-mail, you can ignore this one.',
    ],
    ...(email === null ? {} : { replyTo: email }),
  })
  return mailId === null ? letter : { ...letter, inReplyTo: mailId }
}
