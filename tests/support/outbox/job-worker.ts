import { createPushSender } from '@/backend/areas/push/push-sender'
import { createBotApi } from '@/backend/areas/telegram/bot-api'
import { createTelegramSender } from '@/backend/areas/telegram/telegram-sender'
import { connectDatabase } from '@/backend/db/connect'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { createSmtpSender } from '@/backend/platform/mail/smtp-sender'
import { toSettledHandlers } from '@/backend/platform/outbox/message-kind'
import { createOutbox } from '@/backend/platform/outbox/outbox'
import { createSendCheck } from '@/backend/platform/outbox/send-check'
import { silentLog as log } from '@/backend/platform/runtime/log'

// A process that queues due messages of every kind and sends them, as each API does. It waits for a start message.
const { DATABASE_URL = '', SMTP_URL = '', VAPID_KEYS = '', BOT = '', NOW = '' } = process.env
const siteUrl = 'https://www.visvakor.example'

const { db, close } = connectDatabase(DATABASE_URL, { log })
const clock = { now: () => new Date(NOW) }
const mail = createSmtpSender(SMTP_URL, 'Visvakor <hello@visvakor.example>', async () => null)
const outbox = createOutbox({
  db,
  clock,
  log,
  settledHandlers: toSettledHandlers(MESSAGE_KINDS, siteUrl),
  checkBeforeSending: createSendCheck(MESSAGE_KINDS),
  senders: {
    mail,
    text: { atOnce: 1, send: async () => undefined },
    push: createPushSender({ db, clock, keys: JSON.parse(VAPID_KEYS), isService: () => true }),
    telegram: createTelegramSender({ db, bot: createBotApi(JSON.parse(BOT)) }),
  },
})

process.once('message', async () => {
  const asleep = { wake: () => undefined }
  for (const { job } of MESSAGE_KINDS) {
    await job?.run({ db, clock, outbox: asleep, log, siteUrl, hour: 18 })
  }
  await outbox.run()
  await outbox.stop()
  mail.close()
  await close()
  process.disconnect()
})
process.send?.('ready')
