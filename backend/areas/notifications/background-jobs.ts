import type { FastifyInstance } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { listen } from '@/backend/db/listen'
import { getHeldSince } from '@/backend/platform/outbox/hold'
import type { AnyMessageKind } from '@/backend/platform/outbox/message-kind'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import type { Clock } from '@/backend/platform/runtime/clock'
import { createPeriodicTask } from '@/backend/platform/runtime/periodic-task'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { PAGES_CHANNEL, toPageMessage } from '@/backend/platform/socket/notify-open-pages'
import { createPendingNotifications } from './create-notifications'
import { PUBLISHED_CHANNEL } from './publications'
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
  /** Kinds whose jobs are started. */
  readonly kinds: readonly AnyMessageKind[]
}

/** Milliseconds between two rounds; a publication starts one at once. */
const ANNOUNCING = 2000
const SESSIONS = 3000

/**
 * Starts the socket server, announcing, and the jobs of message kinds. Call it before the API listens; closing the API
 * stops it.
 */
export function startNotificationJobs(app: FastifyInstance, options: Options): void {
  const { db, clock, outbox, siteUrl, digestHour: hour } = options
  const { log } = app
  const sockets = createSocketServer(app, options)
  const context = { db, clock, outbox, log, siteUrl, hour }
  const announcing = createPeriodicTask({
    work: async () => void (await createPendingNotifications(db, clock)),
    everyMs: ANNOUNCING,
    log,
    name: 'announcing',
  })
  const work = [
    announcing,
    createPeriodicTask({
      work: sockets.disconnectEndedSessions,
      everyMs: SESSIONS,
      log,
      name: 'checking sockets',
    }),
    ...options.kinds.flatMap(({ name, job }) =>
      job === undefined
        ? []
        : [
            createPeriodicTask({
              work: async () => {
                if ((await getHeldSince(db, clock.now())) === null) await job.run(context)
              },
              everyMs: job.everyMs,
              log,
              name: `writing messages of the kind "${name}"`,
            }),
          ],
    ),
  ]
  const endListening = listen({
    url: options.databaseUrl,
    log,
    handlers: {
      [PAGES_CHANNEL]: (text) => sockets.deliver(toPageMessage(text)),
      // The current round may have read before this was committed.
      [PUBLISHED_CHANNEL]: () => void announcing.run().then(announcing.run),
    },
    onGap: sockets.broadcastMissedEvents,
  })
  app.addHook('onClose', async () => {
    await endListening()
    await Promise.all(work.map(({ stop }) => stop()))
  })
}
