import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '@/backend/db/connect'
import type { Mailer, SmsSender } from '@/backend/platform/mail/messages'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { FileDeps } from '@/backend/platform/storage/file-deps'

/** How guards learn who calls: what they ask belongs to the areas of sign-in and visitors. */
export type Callers = {
  /** The account of a live session, or null. */
  getAccountId(sessionToken: string): Promise<string | null>
  isInstallation(id: string): Promise<boolean>
}

/** What routes are mounted with. */
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
  /** Public address of the site, without a path: what mails link to. */
  readonly siteUrl: string
}
