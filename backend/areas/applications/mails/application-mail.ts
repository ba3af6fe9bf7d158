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
        ? 'The applicant gave no e-mail address. Please call instead of replying.'
        : isProven
          ? 'Your reply to this e-mail goes to the applicant.'
          : `Your reply to this e-mail goes to ${email}. We have not checked that this address belongs to the applicant.`,
      `Anyone with the link below can read the application until ${formatDay(linkEnds)}. We tell the applicant when you open it.`,
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
    linked.length === 0 ? '' : ` Too large for e-mail, see the link: ${linked.join(', ')}.`
  return `Attached: ${names.join(', ')}.${rest}`
}
