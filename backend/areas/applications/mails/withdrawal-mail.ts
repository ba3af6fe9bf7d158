import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { toApplicationSubject } from './answer-lines'

type Withdrawal = {
  readonly deliverTo: string
  readonly title: string
  readonly company: string
  readonly name: string
  readonly email: string | null
  /** Id of the application's mail. */
  readonly mailId: string | null
}

/** A reply to the mail with the application. */
export const withdrawalMail: MessageKind<Withdrawal, 'mail'> = {
  name: 'withdrawal',
  event: 'an application that was mailed is withdrawn',
  audience: 'the employer',
  rhythm: 'at once; combined where an employer gets many mails',
  unsubscribe: 'no: it follows an application',
  texts: {
    mail: (withdrawal) => ({
      to: withdrawal.deliverTo,
      subject: `Re: ${toApplicationSubject(withdrawal)}`,
      paragraphs: [
        `${normalizeOneLine(withdrawal.name)} has withdrawn the application for "${normalizeOneLine(withdrawal.title)}" at ${normalizeOneLine(withdrawal.company)}. The link in our first e-mail no longer shows it.`,
        'Please delete the CV and other documents. If you did not get our first e-mail, you can ignore this one.',
      ],
      ...(withdrawal.email === null ? {} : { replyTo: withdrawal.email }),
      ...(withdrawal.mailId === null ? {} : { inReplyTo: withdrawal.mailId }),
    }),
  },
}
