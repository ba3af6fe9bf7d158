import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database, PublicReader } from '@/backend/db/connect'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { FileDeps } from '@/backend/platform/storage/file-store'

export type CallerLookup = {
  getAccountId(sessionToken: string): Promise<string | null>
  isInstallation(id: string): Promise<boolean>
}

/** What browsers need for notifications while the site is closed (decision 032). */
export type PushSettings = {
  /** The public key of subscriptions; null when this site sends no push messages. */
  readonly key: string | null
  readonly isService: (endpoint: string) => boolean
}

/** Throws while Telegram does not tell the bot's name. */
export type TelegramBotInfo = { getUsername(): Promise<string> }

export type RouteContext = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly readPublic: PublicReader
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly limiter: RateLimiter
  readonly callers: CallerLookup
  /** Woken after a commit that queued a message. */
  readonly outbox: Pick<Outbox, 'wake' | 'firstTry'>
  readonly files: FileDeps
  readonly push: PushSettings
  /** Null: this site has no bot. */
  readonly telegram: TelegramBotInfo | null
  getSiteName(): Promise<string>
  /** Without a path; for links in mails. */
  readonly siteUrl: string
}
