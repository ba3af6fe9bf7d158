import { openStoredFile } from '@/backend/areas/files/stored-bytes'
import { connectDatabase } from '@/backend/db/connect'
import { createSmtpSender } from '@/backend/platform/mail/smtp-sender'
import { createOutbox } from '@/backend/platform/outbox/outbox'
import { silentLog } from '@/backend/platform/runtime/log'
import { createDiskStore } from '@/backend/platform/storage/disk-store'

// A process that sends queued messages, as each API does. It waits for a start message and exits when nothing is due.
const { DATABASE_URL = '', SMTP_URL = '', FILES = '' } = process.env

const { db, close } = connectDatabase(DATABASE_URL, { log: silentLog })
const files = {
  store: createDiskStore(FILES),
  uploadFolder: FILES,
  scanner: null,
  bodyTimeoutMs: 1000,
}
const from = 'Visvakor <hello@visvakor.example>'
const mail = createSmtpSender(SMTP_URL, from, (id) => openStoredFile({ db, files }, id))
const nowhere = { atOnce: 1, send: async () => undefined }
const outbox = createOutbox({
  db,
  clock: { now: () => new Date() },
  log: silentLog,
  settledHandlers: {},
  checkBeforeSending: async () => 'send',
  senders: { mail, text: nowhere, push: nowhere, telegram: nowhere },
})

process.once('message', async () => {
  await outbox.run()
  await outbox.stop()
  mail.close()
  await close()
  process.disconnect()
})
process.send?.('ready')
