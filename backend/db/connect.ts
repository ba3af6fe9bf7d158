import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { runTransactionsOn } from './run-transaction'

export type Database = NodePgDatabase

/** An open transaction; writers ask for one so that a caller decides what belongs together. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Options = {
  log?: Pick<Logger, 'error'>
  /** Longest a statement may run, in milliseconds; 0 is no limit, for loading data. */
  statementTimeoutMs?: number
}

/** Similarity from which a word counts as a misspelling of another (architecture §8). */
const WORD_SIMILARITY = 0.5

/** Joins the planner puts in an order of its own: of the eight of a listing it takes 2.5 ms to try all, and .5 to keep to ours. */
const ORDERED_JOINS = 4

/** At most ten connections; ends statements after a second (promise T11) unless told otherwise. */
export function connectDatabase(
  url: string,
  { log = pino(), statementTimeoutMs = 1000 }: Options = {},
): { db: Database; pool: Pool; close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    // Not as start-up options: connection poolers refuse those.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${Math.trunc(statementTimeoutMs)};
         set join_collapse_limit = ${ORDERED_JOINS};
         set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY};
         set time zone 'UTC'`,
      )
    },
  })
  // The server may end a connection any time; without a listener that would end the process (promise F20).
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.error({ err: error }, 'a database connection was lost'))
  })
  const db = drizzle({ client: pool })
  db.transaction = runTransactionsOn(pool)
  return { db, pool, close: () => pool.end() }
}
