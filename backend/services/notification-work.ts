import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connect'
import type { SharedRedis } from '../redis/connect-redis'
import { createSocketServer } from '../socket/socket-server'
import { createAnnouncer } from './announcer'
import type { Clock } from './calendar'
import type { RateLimiter } from './rate-limit'
import { createRepeater } from './repeater'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly siteUrl: string
  readonly redis: SharedRedis | null
}

/** Pauses between two rounds, in milliseconds. */
const ANNOUNCING = 2000
const SESSIONS = 3000

/**
 * Starts what an API process does of its own accord: it announces what was published, sends it to
 * open pages, and drops sockets whose session has ended. Call it before the API listens; closing the
 * API ends it.
 */
export function startNotificationWork(app: FastifyInstance, options: Options): void {
  const { db, clock } = options
  const { log } = app
  const sockets = createSocketServer(app, options)
  const announce = createAnnouncer({ db, clock, deliver: sockets.deliver })
  const work = [
    createRepeater({ work: announce, everyMs: ANNOUNCING, log, name: 'announcing' }),
    createRepeater({ work: sockets.dropEnded, everyMs: SESSIONS, log, name: 'checking sockets' }),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(work.map(({ stop }) => stop()))
  })
}
