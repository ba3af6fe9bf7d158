import type { Mail, TextMessage } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { SITE_NAME } from '@/lib/shared/site-name'

/**
 * Builds the mail with a code. The subject has the code too, since many read it from a notification of their
 * phone.
 */
export function toCodeMail(to: string, code: string): Mail {
  return composeMail({
    to,
    subject: `${SITE_NAME} code: ${code}`,
    paragraphs: [
      `Your code is ${code}.`,
      'Enter it on the page where you asked for it. It works once, within five minutes.',
      'If you did not ask for a code, somebody may have typed the wrong address. Ignore this e-mail and do not share the code.',
    ],
  })
}

/**
 * Builds the text message with a code. It begins with the sender; the last line lets phones offer the code on
 * our site only (WebOTP).
 */
export function toCodeText(to: string, code: string, siteUrl: string): TextMessage {
  const { hostname } = new URL(siteUrl)
  return {
    to,
    text: `${SITE_NAME} code: ${code}. Valid for 5 minutes. Do not share it.\n\n@${hostname} #${code}`,
  }
}
