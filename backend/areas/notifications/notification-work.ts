import type { FastifyInstance } from 'fastify'
import type { Database } from '@/backend/db/connect'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import type { SharedRedis } from '@/backend/platform/redis/connect-redis'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { createRepeater } from '@/backend/platform/runtime/repeater'
import { createAnnouncer } from './announcer'
import { createDigestSender } from './digest-sender'
import { createSocketServer } from './socket-server'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly siteUrl: string
  readonly redis: SharedRedis | null
  readonly outbox: Pick<Outbox, 'wake'>
  readonly digestHour: number
}

/** Milliseconds between two rounds. */
const ANNOUNCING = 2000
const SESSIONS = 3000
const DIGESTS = 60_000

/** Call it before the API listens; closing the API ends it. */
export function startNotificationWork(app: FastifyInstance, options: Options): void {
  const { db, clock, outbox, siteUrl, digestHour: hour } = options
  const { log } = app
  const sockets = createSocketServer(app, options)
  const announce = createAnnouncer({ db, clock, deliver: sockets.deliver })
  const sendDigests = createDigestSender({ db, clock, outbox, log, siteUrl, hour })
  const work = [
    createRepeater({ work: announce, everyMs: ANNOUNCING, log, name: 'announcing' }),
    createRepeater({ work: sockets.dropEnded, everyMs: SESSIONS, log, name: 'checking sockets' }),
    createRepeater({ work: sendDigests, everyMs: DIGESTS, log, name: 'sending digests' }),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(work.map(({ stop }) => stop()))
  })
}
