import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { buildApp } from '@/backend/app'
import type { Database } from '@/backend/db/connect'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { appDeps, type StatedDeps } from './app-deps'
import { writeRecord } from './contract/records'
import { type Watch, watchReplies } from './contract/watch-replies'
import { provideDatabase } from './database'

/** In Cambodia. */
const NOON = '2026-03-10T05:00:00Z'

/** A clock that the test sets. */
export type TestClock = { now(): Date; set(moment: string): void }

/** A clock fixed at an ISO 8601 time. */
export function stoppedClock(moment: string): TestClock {
  let now = new Date(moment)
  return {
    now: () => now,
    set: (next) => {
      now = new Date(next)
    },
  }
}

type TestApi = {
  readonly db: Database
  readonly app: FastifyInstance
  readonly outbox: Outbox
  readonly clock: TestClock
}

/** Creates the file's database and builds the API on it; before each test the clock is at noon of 10 March 2026. */
export function provideApi(options: Parameters<typeof provideDatabase>[0] = {}) {
  const database = provideDatabase(options)
  const api = provideApp(database)
  beforeEach(() => api.clock.set(NOON))
  return { ...database, api }
}

/**
 * Builds the API on the file's database. Call it once at the top of the file, after `provideDatabase`.
 * Every response is checked against the OpenAPI document and counts towards coverage, except with `counts: false`,
 * which suites generated from the contract pass because they check few statuses.
 */
export function provideApp(
  database: { readonly db: Database },
  clock: TestClock = stoppedClock(NOON),
  deps: StatedDeps = {},
  { counts = true } = {},
): TestApi {
  let built: FastifyInstance | null = null
  let outbox: Outbox | null = null
  let watch: Watch | null = null
  beforeAll(async () => {
    const made = appDeps({ db: database.db, clock, ...deps })
    outbox = made.outbox
    built = await buildApp(made)
    watch = watchReplies(built)
  })
  afterEach(() => expect(watch?.takeViolations()).toEqual([]))
  afterAll(async () => {
    await built?.close()
    await outbox?.stop()
    if (counts && watch !== null) await writeRecord(watch.seen)
  })
  return {
    db: database.db,
    clock,
    get app() {
      if (built === null) throw new Error('The app is there from beforeAll on')
      return built
    },
    get outbox() {
      if (outbox === null) throw new Error('The outbox is there from beforeAll on')
      return outbox
    },
  }
}
