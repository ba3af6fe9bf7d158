import type { Mail, MailAttachment } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/plain-text'
import { formatDay } from '@/lib/shared/format/day'
import { type MailedAnswers, toLongAnswers, toShortAnswers } from './answer-lines'

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

/** Builds the mail to the employer; replies go to the applicant. */
export function toApplicationMail(application: Application): Mail {
  const { deliverTo, name, email, files, link, linkEnds } = application
  const attachments = chooseAttached(files)
  const isProven = email !== null && email === application.receiptTo
  const letter = composeMail({
    to: deliverTo,
    subject: toApplicationSubject(application),
    paragraphs: [
      `${toOneLine(name)} applies for "${toOneLine(application.title)}" at ${toOneLine(application.company)}, through Visvakor.`,
      toShortAnswers(application)
        .map(({ label, text }) => `${label}: ${text}`)
        .join('\n'),
      ...toLongAnswers(application).map(({ label, text }) => `${label}:\n${text}`),
      toFilesLine(files, attachments),
      email === null
        ? 'The applicant gave no e-mail address: please do not answer this mail, but call.'
        : isProven
          ? 'Your answer to this mail goes to the applicant.'
          : `Your answer to this mail goes to ${email}. The applicant typed this address, and we have not checked that it is theirs.`,
      `Anybody with the link below can read the application, until ${formatDay(linkEnds)}. When you open it there, the applicant is told that you have.`,
    ],
    action: { label: 'Open the application', url: link },
    ...(email === null ? {} : { replyTo: email }),
  })
  return { ...letter, attachments }
}

/** Builds the subject, shared by later mails about the application so that mail programs group them. */
export function toApplicationSubject({
  title,
  name,
}: Pick<MailedAnswers, 'title' | 'name'>): string {
  return `Application: ${toOneLine(title)}, ${toOneLine(name)}`
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
    linked.length === 0 ? '' : ` Too large for a mail, by the link: ${linked.join(', ')}.`
  return `Attached: ${names.join(', ')}.${rest}`
}
