import { createTransport } from 'nodemailer'
import type { Mailer } from './messages'
import { toMessage } from './to-message'

/** Longest wait for each step of a conversation with the mail server, in milliseconds. */
const BUDGET = 10_000

/**
 * Hands mails to a mail server over at most three connections.
 *
 * @param url `smtp://` or `smtps://`, with user and password where needed (the variable SMTP_URL)
 */
export function createSmtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: BUDGET,
    greetingTimeout: BUDGET,
    socketTimeout: BUDGET,
  })
  return {
    sendMail: async (mail) => void (await transport.sendMail(toMessage(mail, from))),
    close: () => transport.close(),
  }
}
