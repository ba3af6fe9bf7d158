import type { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { MailAttachment } from '@/backend/db/schema/messages/message-content'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Outgoing } from '@/backend/platform/outbox/sender'

export type OpenedFile = { readonly mediaType: string; readonly content: Readable }

/** Opens a stored file; null when there is none of this id. */
export type OpenFile = (fileId: string) => Promise<OpenedFile | null>

/** Builds the whole mail, identical to the last byte at every attempt, and what to clean up afterwards. */
export async function buildSmtpMessage(
  { id, createdAt, content: mail }: Outgoing<'mail'>,
  from: string,
  openFile: OpenFile,
): Promise<{ readonly message: SendMailOptions; close(): void }> {
  const { to, subject, text, html, replyTo, inReplyTo, unsubscribeUrl, attachments = [] } = mail
  const toMessageId = (messageId: string) => `<${messageId}@${toDomain(from)}>`
  const opened: Readable[] = []
  const close = () => {
    for (const stream of opened) stream.destroy()
  }
  async function attach(attachment: MailAttachment) {
    const { name: filename } = attachment
    if ('text' in attachment) {
      return { filename, contentType: attachment.mediaType, content: attachment.text }
    }
    const file = await openFile(attachment.fileId)
    if (file === null)
      throw new DeliveryFailure('An attached file no longer exists.', { isPermanent: true })
    opened.push(file.content)
    return { filename, contentType: file.mediaType, content: file.content }
  }
  try {
    const message = {
      // Mail programs and servers show a repeated mail only once (RFC 5322 §3.6.4).
      messageId: toMessageId(id),
      ...(inReplyTo === undefined ? {} : toThread(toMessageId(inReplyTo))),
      date: createdAt,
      baseBoundary: id,
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      attachments: await Promise.all(attachments.map(attach)),
      // Composing a mail never reads disk or network by itself.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl === undefined ? {} : toEndHeaders(unsubscribeUrl)),
      },
    }
    return { message, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Mail programs read from headers how to end such mails (RFC 2369, RFC 8058). */
function toEndHeaders(unsubscribeUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Mail programs show both as one conversation (RFC 5322 §3.6.4). */
function toThread(messageId: string) {
  return { inReplyTo: messageId, references: messageId }
}

function toDomain(from: string): string {
  return /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
}
