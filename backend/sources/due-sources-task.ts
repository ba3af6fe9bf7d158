import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { and, eq, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { importSource } from '@/backend/db/schema/import'
import type { Clock } from '@/backend/platform/runtime/clock'
import { createPeriodicTask, type PeriodicTask } from '@/backend/platform/runtime/periodic-task'

/** Milliseconds between two looks for sources that are due. */
const EVERY = 60_000

type Options = {
  readonly db: Database
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Creates a task that imports sources which are due, in a process of their own with the lowest priority, so that
 * pages and saves do not wait for a feed (promise S11). Stopping it ends a running import, which is rolled back.
 */
export function createDueSourcesTask({ db, databaseUrl, clock, log }: Options): PeriodicTask {
  const stopping = new AbortController()
  const task = createPeriodicTask({
    name: 'the import of sources',
    everyMs: EVERY,
    log,
    work: async () => {
      const now = clock.now()
      const isDue = and(eq(importSource.isPaused, false), lte(importSource.nextRunAt, now))
      if ((await db.$count(importSource, isDue)) > 0)
        await runDueSources(databaseUrl, log, stopping.signal)
    },
  })
  return {
    run: task.run,
    stop: () => {
      stopping.abort()
      return task.stop()
    },
  }
}

async function runDueSources(
  databaseUrl: string,
  log: Options['log'],
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'backend/sources/cli.ts', 'run', '--due'],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const stop = () => child.kill()
  signal.addEventListener('abort', stop, { once: true })
  const words: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => words.push(text))
  }
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', stop)
  if (signal.aborted) return
  const report = words.join('').trim()
  if (code === 0) log.info({ report }, 'sources were imported')
  else log.warn({ report, code }, 'sources could not be imported')
}
