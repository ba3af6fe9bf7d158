import { createTransport } from 'nodemailer'
import type { Sender } from '@/backend/platform/outbox/sender'
import { toMailFailure } from './smtp-failure'
import { type OpenFile, toMessage } from './to-message'

/** Milliseconds for each step with the mail server. */
const BUDGET = 10_000

/** Connections that mail servers allow one client. */
const AT_ONCE = 3

/** `url` is `smtp://` or `smtps://`, with user and password where needed. */
export function createSmtpSender(
  url: string,
  from: string,
  openFile: OpenFile,
): Sender<'mail'> & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    // Nothing is given up or held back by the pool: the outbox does both.
    maxRequeues: 1,
    connectionTimeout: BUDGET,
    greetingTimeout: BUDGET,
    socketTimeout: BUDGET,
  })
  return {
    atOnce: AT_ONCE,
    async send(outgoing, signal) {
      const { message, close } = await toMessage(outgoing, from, openFile)
      try {
        await transport.sendMail({ ...message, signal })
      } catch (error) {
        throw toMailFailure(error)
      } finally {
        close()
      }
    },
    close: () => transport.close(),
  }
}
