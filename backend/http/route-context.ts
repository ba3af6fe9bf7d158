import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../db/connect'
import type { Clock } from '../services/calendar'
import type { Mailer, SmsSender } from '../services/messages'
import type { RateLimiter } from '../services/rate-limit'
import type { SignInSettings } from '../services/sign-in-settings'
import type { VisitCounter } from '../services/visit-counter'
import type { FileDeps } from '../storage/file-deps'

/** What the API is built from; tests hold the clock. */
export type AppDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly mailer: Mailer
  readonly sms: SmsSender
  readonly files: FileDeps
  readonly signIn: SignInSettings
  /** Shared between processes, or kept in this one when absent. */
  readonly limiter?: RateLimiter
}

/** What routes are mounted with. */
export type RouteContext = AppDeps & {
  readonly app: FastifyInstance
  readonly visits: VisitCounter
  readonly limiter: RateLimiter
}
