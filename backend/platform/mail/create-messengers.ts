import { join } from 'node:path'
import type { Mailer, SmsSender } from './messages'
import { createOutbox, type Outbox } from './outbox'
import { createHttpSmsSender } from './sms-gateway'
import { createSmtpMailer } from './smtp-mailer'

export type MessageSettings = {
  /** Null: the outbox. */
  readonly smtpUrl: string | null
  /** As `Name <address>`. */
  readonly from: string
  /** Null: the outbox. */
  readonly smsGatewayUrl: string | null
}

export type Messengers = {
  readonly mailer: Mailer
  readonly sms: SmsSender
  readonly outbox: Outbox | null
  close(): void
}

export function createMessengers(settings: MessageSettings, dataDir: string): Messengers {
  const { smtpUrl, smsGatewayUrl, from } = settings
  const outbox = createOutbox(join(dataDir, 'outbox'), from)
  const smtp = smtpUrl === null ? null : createSmtpMailer(smtpUrl, from)
  return {
    mailer: smtp ?? outbox,
    sms: smsGatewayUrl === null ? outbox : createHttpSmsSender(smsGatewayUrl),
    outbox: smtpUrl !== null && smsGatewayUrl !== null ? null : outbox,
    close: () => smtp?.close(),
  }
}
