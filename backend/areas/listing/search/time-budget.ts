import { type Assume, type SQL, sql } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { Database } from '@/backend/db/connect'
import { listErrorCauses } from '@/backend/platform/runtime/error-causes'
import { createTaskQueue, QueueFullError } from '@/lib/shared/runtime/task-queue'

/** Who waits longer gets no answer: the web app gives up after two seconds, and the page itself is still to be read. */
const PATIENCE_MS = 800

/** Of the ten connections of a database: what is found at once does not wait for what has to be guessed. */
const GUESSING = createTaskQueue({ atOnce: 3, waiting: 30, perCaller: 1, retryAfter: 1 })

export type RunStatement = <Row extends Record<string, unknown>>(
  statement: SQL,
) => Promise<Assume<Row, QueryResultRow>[]>

export function toRunStatement(db: Pick<Database, 'execute'>): RunStatement {
  return async <Row extends Record<string, unknown>>(statement: SQL) =>
    (await db.execute<Row>(statement)).rows
}

/** Milliseconds that a search still has; none or less: what it knows has to do. */
export type TimeLeft = () => number

export function startTimeBudget(now: () => number = () => performance.now()): TimeLeft {
  const end = now() + PATIENCE_MS
  return () => end - now()
}

export function requireTimeLeft(timeLeft: TimeLeft): void {
  if (timeLeft() <= 0) throw new QueueFullError(1)
}

/** Each statement may run for what is left. Throws what `isOutOfTime` knows where that is nothing, or too many wait. */
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
