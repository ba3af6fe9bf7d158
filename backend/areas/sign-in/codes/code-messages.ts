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
      'Type it where you asked for it. You can use it once, in the next five minutes.',
      'If you did not ask for a code, somebody may have typed the wrong address. Then do nothing, and do not give the code to anybody.',
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
    text: `${SITE_NAME} code: ${code}. Good for 5 minutes. Do not give it to anybody.\n\n@${hostname} #${code}`,
  }
}
