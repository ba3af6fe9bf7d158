import type { MailAttachment } from '@/backend/db/schema/messages/message-content'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { formatDay } from '@/lib/shared/format/dates'
import { recordApplicationOutcome } from '../application-outcome'
import {
  type MailedAnswers,
  toApplicationSubject,
  toLongAnswers,
  toShortAnswers,
} from './answer-lines'

export type MailedFile = {
  readonly fileId: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

type Application = MailedAnswers & {
  readonly deliverTo: string
  /** The applicant's proven address, if there is one. */
  readonly receiptTo: string | null
  /** The CV, then the letter. */
  readonly files: readonly MailedFile[]
  readonly link: string
  /** Last day of the link, `YYYY-MM-DD`. */
  readonly linkEnds: string
}

/**
 * Bytes of attachments in one mail. They grow by a third in transit, and many mail servers accept ten million
 * bytes.
 */
const MOST_ATTACHED = 5 * 1024 * 1024

/** Replies go to the applicant. */
export const applicationMail: MessageKind<Application, 'mail'> = {
  name: 'application',
  event: 'an application is sent',
  audience: 'the employer',
  rhythm: 'at once; combined where an employer gets many mails',
  unsubscribe: 'no: the listing names this address for applications',
  onSettled: recordApplicationOutcome,
  texts: {
    mail(application, site) {
      const { deliverTo, name, email, files, link, linkEnds } = application
      const attachments = chooseAttached(files)
      return {
        to: deliverTo,
        subject: toApplicationSubject(application),
        paragraphs: [
          `${normalizeOneLine(name)} applies for "${normalizeOneLine(application.title)}" at ${normalizeOneLine(application.company)}, through ${site.name}.`,
          toShortAnswers(application)
            .map(({ label, text }) => `${label}: ${text}`)
            .join('\n'),
          ...toLongAnswers(application).map(({ label, text }) => `${label}:\n${text}`),
          toFilesLine(files, attachments),
          toReplyLine(application),
          `Anyone with the link below can read the application until ${formatDay(linkEnds)}. We tell the applicant when you open it.`,
        ],
        action: { label: 'Open the application', url: link },
        ...(email === null ? {} : { replyTo: email }),
        attachments,
      }
    },
  },
}

function toReplyLine({ email, receiptTo }: Pick<Application, 'email' | 'receiptTo'>): string {
  if (email === null) {
    return 'The applicant gave no e-mail address. Please call instead of replying.'
  }
  return email === receiptTo
    ? 'Your reply to this e-mail goes to the applicant.'
    : `Your reply to this e-mail goes to ${email}. We have not checked that this address belongs to the applicant.`
}

function chooseAttached(files: readonly MailedFile[]): MailAttachment[] {
  let left = MOST_ATTACHED
  return files.flatMap(({ fileId, name, size }) => {
    left -= size
    return left < 0 ? [] : [{ fileId, name }]
  })
}

function toFilesLine(files: readonly MailedFile[], attached: readonly MailAttachment[]): string {
  const names = attached.map(({ name }) => name)
  const linked = files.map(({ name }) => name).slice(attached.length)
  const rest =
    linked.length === 0 ? '' : ` Too large for e-mail, see the link: ${linked.join(', ')}.`
  return `Attached: ${names.join(', ')}.${rest}`
}
