import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '@/backend/db/schema/message-content'

/** Mail programs read from headers how to end such mails (RFC 2369, RFC 8058). */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  const { to, subject, text, html, replyTo, unsubscribeUrl } = mail
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Writing a mail reads neither disk nor network.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  }
}
