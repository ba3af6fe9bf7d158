import { createTransport } from 'nodemailer'
import type { Mailer } from './messages'
import { toMessage } from './to-message'

/** Milliseconds for each step with the mail server. */
const BUDGET = 10_000

/** `url` is `smtp://` or `smtps://`, with user and password where needed. */
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
