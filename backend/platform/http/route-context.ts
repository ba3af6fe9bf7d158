import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '@/backend/db/connect'
import type { Mailer, SmsSender } from '@/backend/platform/mail/messages'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { FileDeps } from '@/backend/platform/storage/file-deps'

export type Callers = {
  getAccountId(sessionToken: string): Promise<string | null>
  isInstallation(id: string): Promise<boolean>
}

export type RouteContext = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly limiter: RateLimiter
  readonly callers: Callers
  readonly mailer: Mailer
  readonly sms: SmsSender
  readonly files: FileDeps
  /** Without a path; for links in mails. */
  readonly siteUrl: string
}
