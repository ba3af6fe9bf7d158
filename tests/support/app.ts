import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '@/backend/app'
import type { Database } from '@/backend/db/connect'
import type { AppDeps } from '@/backend/http/route-context'
import { appDeps } from './app-deps'

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

/** Builds the API on the file's database; call it once at the top of the file, after `provideDatabase`. */
export function provideApp(
  database: { readonly db: Database },
  clock: TestClock = stoppedClock('2026-03-10T05:00:00Z'),
  deps: Partial<AppDeps> = {},
): { readonly app: FastifyInstance; readonly clock: TestClock } {
  let built: FastifyInstance | null = null
  beforeAll(async () => {
    built = await buildApp(appDeps({ db: database.db, clock, ...deps }))
  })
  afterAll(() => built?.close())
  return {
    clock,
    get app() {
      if (built === null) throw new Error('The app is there from beforeAll on')
      return built
    },
  }
}
