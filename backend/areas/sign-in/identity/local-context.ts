import type { FastifyBaseLogger } from 'fastify'
import type { IdTokenVerifier } from '@/backend/areas/sign-in/providers/id-token'
import type { Database } from '@/backend/db/connect'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { BackgroundTasks } from '@/backend/platform/runtime/background-tasks'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { Caller, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { PasswordHasher } from './password-hash'
import type { SigningKeys } from './signing-keys'

export const LOCAL_PROJECT_ID = 'visvakor-local'

export type LocalContext = {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly outbox: RouteContext['outbox']
  readonly limiter: RateLimiter
  readonly background: BackgroundTasks
  readonly siteUrl: string
  readonly passwords: PasswordHasher
  readonly keys: SigningKeys
  readonly verify: IdTokenVerifier
}

export type ActionCall = Caller & {
  readonly body: unknown
  /** This session stays when the caller's others end. */
  readonly sessionToken: string | null
}

/** Returns what the SDK expects, or throws an `IdentityError`. */
export type IdentityAction = (context: LocalContext, call: ActionCall) => Promise<object>
