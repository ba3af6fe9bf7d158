import { createTransport } from 'nodemailer'
import type { Sender } from '@/backend/platform/outbox/sender'
import { toSmtpFailure } from './smtp-failure'
import { buildSmtpMessage, type OpenFile } from './smtp-message'

const BUDGET = 10_000

/** Connections that mail servers allow per client. */
const AT_ONCE = 3

/**
 * Creates a sender over SMTP. `url` is `smtp://` or `smtps://`, with user and password where needed; `budget`
 * is in milliseconds per step with the server.
 */
export function createSmtpSender(
  url: string,
  from: string,
  openFile: OpenFile,
  budget = BUDGET,
): Sender<'mail'> & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    // The pool retries and delays nothing: the outbox does both.
    maxRequeues: 1,
    connectionTimeout: budget,
    greetingTimeout: budget,
    socketTimeout: budget,
  })
  return {
    atOnce: AT_ONCE,
    async send(outgoing, signal) {
      const { message, close } = await buildSmtpMessage(outgoing, from, openFile)
      try {
        await transport.sendMail({ ...message, signal })
      } catch (error) {
        throw toSmtpFailure(error)
      } finally {
        close()
      }
    },
    close: () => transport.close(),
  }
}
