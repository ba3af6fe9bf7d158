import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { AppDeps } from '@/backend/app'
import { buildApp } from '@/backend/app'
import type { Database } from '@/backend/db/connect'
import { appDeps } from './app-deps'
import { writeRecord } from './contract/records'
import { type Watch, watchReplies } from './contract/watch-replies'

/** A clock the test moves. */
export type TestClock = { now(): Date; set(moment: string): void }

/** A clock that stands at a moment (ISO 8601). */
export function stoppedClock(moment: string): TestClock {
  let now = new Date(moment)
  return {
    now: () => now,
    set: (next) => {
      now = new Date(next)
    },
  }
}

/**
 * Builds the API on the file's database; call it once at the top of the file, after `provideDatabase`.
 * Every answer is checked against the OpenAPI document, and what was seen counts as tried: suites
 * generated from the contract pass `counts: false`, for they try everything and expect little.
 */
export function provideApp(
  database: { readonly db: Database },
  clock: TestClock = stoppedClock('2026-03-10T05:00:00Z'),
  deps: Partial<AppDeps> = {},
  { counts = true } = {},
): { readonly app: FastifyInstance; readonly clock: TestClock } {
  let built: FastifyInstance | null = null
  let watch: Watch | null = null
  beforeAll(async () => {
    built = await buildApp(appDeps({ db: database.db, clock, ...deps }))
    watch = watchReplies(built)
  })
  afterEach(() => expect(watch?.takeViolations()).toEqual([]))
  afterAll(async () => {
    await built?.close()
    if (counts && watch !== null) await writeRecord(watch.seen)
  })
  return {
    clock,
    get app() {
      if (built === null) throw new Error('The app is there from beforeAll on')
      return built
    },
  }
}
