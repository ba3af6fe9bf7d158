import type { Mail, TextMessage } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { SITE_NAME } from '@/lib/shared/site-name'

/** The code stands in the subject too: many read it from the notice of their phone. */
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

/** Begins with who it is from. By its last line phones offer the code on our site alone (WebOTP). */
export function toCodeText(to: string, code: string, siteUrl: string): TextMessage {
  const { hostname } = new URL(siteUrl)
  return {
    to,
    text: `${SITE_NAME} code: ${code}. Good for 5 minutes. Do not give it to anybody.\n\n@${hostname} #${code}`,
  }
}
