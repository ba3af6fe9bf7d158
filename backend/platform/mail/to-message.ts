import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './messages'

/**
 * A mail as nodemailer takes it. One that can be ended says so in the headers mail programs read
 * (RFC 2369, RFC 8058).
 */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  const { to, subject, text, html, replyTo, unsubscribeUrl } = mail
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Nothing in a mail of ours is fetched or read from disk while it is written.
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
