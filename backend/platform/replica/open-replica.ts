import { Pool } from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { connectDatabase, type Database, type PublicReader } from '@/backend/db/connect'
import { isServerUnreachable } from '@/backend/platform/database/database-failure'
import { type LogPositions, watchReplica } from './watch-replica'

/** Milliseconds to ask for a log position. */
const PATIENCE = 1_000

type Options = {
  readonly url: string
  readonly primary: Database
  readonly primaryUrl: string
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type Replica = {
  readonly readPublic: PublicReader
  readonly noteChange: () => void
  readonly close: () => Promise<void>
}

/**
 * Creates reads that use the replica while it has every announced change, and otherwise the primary; when one
 * is absent, the other answers.
 */
export function openReplica({ url, primary, primaryUrl, log }: Options): Replica {
  const { db, close } = connectDatabase(url, { log })
  const { logPositions, end } = connectLogPositions(primaryUrl, url)
  const watch = watchReplica({ logPositions, log })
  return {
    readPublic: async (read) => {
      const order = watch.isCurrent() ? [db, primary] : watch.isUp() ? [primary, db] : [primary]
      return readFirst(order, read)
    },
    noteChange: watch.noteChange,
    close: async () => {
      watch.end()
      await Promise.all([close(), end()])
    },
  }
}

/** Reads from the next server only when the previous one is absent: a slow query would be slow there too. */
async function readFirst<Value>(
  [first, second]: readonly Database[],
  read: (from: Database) => Promise<Value>,
): Promise<Value> {
  if (first === undefined) throw new Error('There is a primary always.')
  try {
    return await read(first)
  } catch (error) {
    if (second === undefined || !isServerUnreachable(error)) throw error
    return read(second)
  }
}

const endRow = z.object({ end: z.string() })
const reachedRow = z.object({ reached: z.boolean() })

/** Uses separate connections: a full pool must not look like an absent server. */
function connectLogPositions(primaryUrl: string, replicaUrl: string) {
  const [primary, replica] = [primaryUrl, replicaUrl].map(openLine)
  if (primary === undefined || replica === undefined) throw new Error('There are two.')
  const logPositions: LogPositions = {
    readEnd: async () => {
      const { rows } = await primary.query('select pg_current_wal_lsn()::text as end')
      return endRow.parse(rows[0]).end
    },
    hasReached: async (position) => {
      // Null, and therefore rejected, when it is not a replica: a second database knows nothing of the first.
      const { rows } = await replica.query(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached where pg_is_in_recovery()',
        [position],
      )
      if (rows.length === 0) throw new Error('DATABASE_READ_URL is no replica.')
      return reachedRow.parse(rows[0]).reached
    },
  }
  return { logPositions, end: () => Promise.all([primary.end(), replica.end()]) }
}

function openLine(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    allowExitOnIdle: true,
  })
  // The next check comes within a second and finds the error itself.
  pool.on('error', () => undefined)
  return pool
}
