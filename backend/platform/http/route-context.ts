import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { SignInSettings } from '@/backend/areas/sign-in/providers/sign-in-settings'
import type { VisitCounter } from '@/backend/areas/visitors/visit-counter'
import type { Database } from '@/backend/db/connect'
import type { Mailer, SmsSender } from '@/backend/platform/mail/messages'
import type { Clock } from '@/backend/platform/runtime/calendar'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { FileDeps } from '@/backend/platform/storage/file-deps'

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
