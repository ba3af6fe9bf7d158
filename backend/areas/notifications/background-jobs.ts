import type { FastifyInstance } from 'fastify'
import { createPendingNoticeSender } from '@/backend/areas/applications/pending-notice-sender'
import { createAlertSender } from '@/backend/areas/search-alerts/alert-sender'
import type { Database } from '@/backend/db/connect'
import { listen } from '@/backend/db/listen'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import type { Clock } from '@/backend/platform/runtime/clock'
import { createPeriodicTask } from '@/backend/platform/runtime/periodic-task'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { PAGES_CHANNEL, toPageMessage } from '@/backend/platform/socket/notify-pages'
import { announceAll } from './announce'
import { createDigestSender } from './digest-sender'
import { createInstantSender } from './instant/instant-sender'
import { PUBLISHED_CHANNEL } from './publications'
import { createReminderSender } from './reminders/reminder-sender'
import { createSocketServer } from './socket-server'

type Options = {
  readonly db: Database
  /** The same database; its notifications arrive on a separate connection. */
  readonly databaseUrl: string
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly siteUrl: string
  readonly outbox: Pick<Outbox, 'wake'>
  readonly digestHour: number
}

/** Milliseconds between two rounds; a publication starts one at once. */
const ANNOUNCING = 2000
const SESSIONS = 3000
const DIGESTS = 60_000
const REMINDERS = 60_000
const TELLING = 15_000
const ALERTS = 60_000
const NOTICES = 60_000

/**
 * Starts announcing, digests, reminders and instant messages. Call it before the API listens; closing the API
 * stops it.
 */
export function startNotificationJobs(app: FastifyInstance, options: Options): void {
  const { db, clock, outbox, siteUrl, digestHour: hour } = options
  const { log } = app
  const sockets = createSocketServer(app, options)
  const sending = { db, clock, outbox, log, siteUrl, hour }
  const sendDigests = createDigestSender(sending)
  const remind = createReminderSender(sending)
  const tell = createInstantSender(sending)
  const sendAlerts = createAlertSender(sending)
  const sendNotices = createPendingNoticeSender(sending)
  const announcing = createPeriodicTask({
    work: async () => void (await announceAll(db, clock)),
    everyMs: ANNOUNCING,
    log,
    name: 'announcing',
  })
  const work = [
    announcing,
    createPeriodicTask({
      work: sockets.dropEnded,
      everyMs: SESSIONS,
      log,
      name: 'checking sockets',
    }),
    createPeriodicTask({ work: sendDigests, everyMs: DIGESTS, log, name: 'sending digests' }),
    createPeriodicTask({
      work: remind,
      everyMs: REMINDERS,
      log,
      name: 'reminding of closing dates',
    }),
    createPeriodicTask({ work: tell, everyMs: TELLING, log, name: 'telling at once' }),
    createPeriodicTask({ work: sendNotices, everyMs: NOTICES, log, name: 'telling employers' }),
    createPeriodicTask({ work: sendAlerts, everyMs: ALERTS, log, name: 'sending search alerts' }),
  ]
  const endListening = listen({
    url: options.databaseUrl,
    log,
    hear: {
      [PAGES_CHANNEL]: (text) => sockets.deliver(toPageMessage(text)),
      // The current round may have read before this was committed.
      [PUBLISHED_CHANNEL]: () => void announcing.run().then(announcing.run),
    },
    onGap: sockets.sayMissed,
  })
  app.addHook('onClose', async () => {
    await endListening()
    await Promise.all(work.map(({ stop }) => stop()))
  })
}
