import { join } from 'node:path'
import type { Senders } from '@/backend/platform/outbox/sender'
import { createMailFolder, type MailFolder } from './mail-folder'
import { createSmsGateway } from './sms-gateway'
import type { OpenFile } from './smtp-message'
import { createSmtpSender } from './smtp-sender'

export type MessageSettings = {
  /** Null: mails go to the folder. */
  readonly smtpUrl: string | null
  /** Formatted as `Name <address>`. */
  readonly from: string
  /** Null: text messages go to the folder. */
  readonly smsGatewayUrl: string | null
}

type CreatedSenders = {
  readonly senders: Pick<Senders, 'mail' | 'text'>
  /** Null when nothing is stored there. */
  readonly folder: MailFolder | null
  close(): void
}

/** Creates the senders of mails and text messages. */
export function createSenders(
  { smtpUrl, smsGatewayUrl, from }: MessageSettings,
  dataDir: string,
  openFile: OpenFile,
): CreatedSenders {
  const folder = createMailFolder(join(dataDir, 'outbox'), from, openFile)
  const smtp = smtpUrl === null ? null : createSmtpSender(smtpUrl, from, openFile)
  return {
    senders: {
      mail: smtp ?? folder.mail,
      text: smsGatewayUrl === null ? folder.text : createSmsGateway(smsGatewayUrl),
    },
    folder: smtpUrl !== null && smsGatewayUrl !== null ? null : folder,
    close: () => smtp?.close(),
  }
}
