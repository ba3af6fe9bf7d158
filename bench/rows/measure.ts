import { connectDatabase } from '@/backend/db/connect'
import { silentLog } from '@/backend/platform/runtime/log'
import type { Measured } from './calls'
import { openCpuTime } from './cpu-time'
import type { Rows } from './databases'

/** CPU time of database and API in ms; `refused` of `asked` hit the statement timeout (promise T11). */
export type Figure = {
  readonly median: number
  readonly slowest: number
  readonly refused: number
  readonly asked: number
}

type Options = { readonly rounds: number; readonly timeout: number }

/** Runs each query once to warm up and then `rounds` times, and takes the median of each. */
export async function measure(
  { url, today }: Rows,
  calls: readonly Measured[],
  { rounds, timeout }: Options,
): Promise<ReadonlyMap<string, Figure>> {
  const { db, pool, close } = connectDatabase(url, { log: silentLog, statementTimeoutMs: timeout })
  try {
    // Queries run one after the other, so the pool has one connection.
    const readTime = await openCpuTime(async () => {
      const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
      return rows[0]?.pid ?? 0
    })
    const figures = new Map<string, Figure>()
    for (const { name, asked } of calls) {
      const times: number[] = []
      let refused = 0
      for (const ask of asked) {
        const mine: number[] = []
        for (let round = 0; round <= rounds; round += 1) {
          const begun = await readTime()
          const isAnswered = await ask(db, today).then(
            () => true,
            (error: unknown) => {
              if (isTooLong(error)) return false
              throw error
            },
          )
          const ended = await readTime()
          // A new database process means that a statement timed out.
          const took = ended.pid === begun.pid ? ended.ms - begun.ms : timeout
          if (round > 0) mine.push(took)
          if (round > 0 && !isAnswered) refused += 1
        }
        times.push(medianOf(mine))
      }
      figures.set(name, {
        median: medianOf(times),
        slowest: Math.max(...times),
        refused,
        asked: asked.length * rounds,
      })
    }
    return figures
  } finally {
    await close()
  }
}

/** `query_canceled` of PostgreSQL, in the error or its cause. */
function isTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '57014') || isTooLong(error.cause)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
