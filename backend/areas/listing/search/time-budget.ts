import { type Assume, type SQL, sql } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { Database } from '@/backend/db/connect'
import { listErrorCauses } from '@/backend/platform/runtime/error-code'
import { createTaskQueue, QueueFullError } from '@/lib/shared/runtime/task-queue'

/** ms for a search: the web app gives up after two seconds, and the page itself is still to be read. */
const BUDGET_MS = 800

/** Three of the ten connections of a database, so that searches that find rows at once do not wait for guesses. */
const GUESSING = createTaskQueue({ concurrency: 3, maxWaiting: 30, maxPerCaller: 1, retryAfter: 1 })

export type RunStatement = <Row extends Record<string, unknown>>(
  statement: SQL,
) => Promise<Assume<Row, QueryResultRow>[]>

export function toRunStatement(db: Pick<Database, 'execute'>): RunStatement {
  return async <Row extends Record<string, unknown>>(statement: SQL) =>
    (await db.execute<Row>(statement)).rows
}

/** Milliseconds that a search still has; 0 or less: it ends with what it knows. */
export type TimeLeft = () => number

export function startTimeBudget(now: () => number = () => performance.now()): TimeLeft {
  const end = now() + BUDGET_MS
  return () => end - now()
}

export function requireTimeLeft(timeLeft: TimeLeft): void {
  if (timeLeft() <= 0) throw new QueueFullError(1)
}

/** Runs statements, each for the time that is left at most. Throws an error that `isOutOfTime` recognises when no time is left or too many searches wait. */
export function runWithinBudget<Result>(
  db: Database,
  timeLeft: TimeLeft,
  work: (ask: RunStatement) => Promise<Result>,
): Promise<Result> {
  return GUESSING.run(null, async () => {
    requireTimeLeft(timeLeft)
    return db.transaction(
      (tx) =>
        work(async <Row extends Record<string, unknown>>(statement: SQL) => {
          requireTimeLeft(timeLeft)
          const left = `${Math.ceil(timeLeft())}ms`
          await tx.execute(sql`select set_config('statement_timeout', ${left}, true)`)
          return toRunStatement(tx)<Row>(statement)
        }),
      { accessMode: 'read only' },
    )
  })
}

const TOO_SLOW = '57014'

export function isOutOfTime(error: unknown): boolean {
  const causes = listErrorCauses(error)
  return causes.some(
    (cause) => cause instanceof QueueFullError || ('code' in cause && cause.code === TOO_SLOW),
  )
}
