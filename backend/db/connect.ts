import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { type Logger, pino } from 'pino'

export type Database = NodePgDatabase

/** An open transaction; writers take one so that their caller decides what belongs together. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Options = {
  log?: Pick<Logger, 'error'>
  /** Maximum of milliseconds per statement; 0 is no limit, for loading data. */
  statementTimeoutMs?: number
  /** Maximum of milliseconds to connect. */
  connectTimeoutMs?: number
}

/** Similarity above which a word counts as a misspelling of another (architecture §8). */
const WORD_SIMILARITY = 0.5

/**
 * Joins the planner reorders: for the eight of a listing trying all orders takes 2.5 ms, and keeping ours .5.
 */
const ORDERED_JOINS = 4

/**
 * Connects with at most ten connections; statements end after a second (promise T11) unless set otherwise.
 */
export function connectDatabase(
  url: string,
  { log = pino(), statementTimeoutMs = 1000, connectTimeoutMs = 2000 }: Options = {},
): { db: Database; pool: Pool; close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    // Not as start-up options, which connection poolers reject.
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
  db.transaction = createTransactionRunner(pool)
  return { db, pool, close: () => pool.end() }
}

/**
 * Runs transactions so that their connection always returns to the pool. Drizzle's own transaction keeps a
 * connection for ever when its `begin` fails, for example when the server goes away; ten of those block every
 * request (promise F6, promise F20). The pool drops broken connections.
 */
export function createTransactionRunner(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction(work, config)
    } finally {
      // A connection left inside a transaction, because its rollback failed too, is not used again.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}

/** Reads public data from whichever database can answer (decision 053); never personal data. */
export type PublicReader = <Value>(read: (from: Database) => Promise<Value>) => Promise<Value>

export function createPrimaryReader(db: Database): PublicReader {
  return (read) => read(db)
}
