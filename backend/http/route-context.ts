import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../db/connect'
import type { Clock } from '../services/calendar'
import type { ViewCounter } from '../services/view-counter'
import type { VisitCounter } from '../services/visit-counter'

/** What the API is built from; tests hold the clock. */
export type AppDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** What routes are mounted with. */
export type RouteContext = AppDeps & {
  readonly app: FastifyInstance
  readonly views: ViewCounter
  readonly visits: VisitCounter
}
