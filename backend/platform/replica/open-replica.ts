import { Pool } from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { connectDatabase, type Database } from '@/backend/db/connect'
import type { PublicReads } from '@/backend/db/public-reads'
import { isServerAway } from '@/backend/platform/database/database-failure'
import { type LogPositions, watchReplica } from './watch-replica'

/** ms for a word about how far somebody is */
const PATIENCE = 1_000

type Options = {
  readonly url: string
  readonly primary: Database
  readonly primaryUrl: string
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type Replica = {
  readonly reads: PublicReads
  readonly noteChange: () => void
  readonly close: () => Promise<void>
}

/** Reads from the replica while it has what was told last, from the primary else, and from the other where one is away. */
export function openReplica({ url, primary, primaryUrl, log }: Options): Replica {
  const { db, close } = connectDatabase(url, { log })
  const { places, end } = askForPlaces(primaryUrl, url)
  const watch = watchReplica({ places, log })
  return {
    reads: async (read) => {
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

/** The next one is asked only where the one before is away: what is slow here is slow there. */
async function readFirst<Value>(
  [first, second]: readonly Database[],
  read: (from: Database) => Promise<Value>,
): Promise<Value> {
  if (first === undefined) throw new Error('There is a primary always.')
  try {
    return await read(first)
  } catch (error) {
    if (second === undefined || !isServerAway(error)) throw error
    return read(second)
  }
}

const endRow = z.object({ end: z.string() })
const reachedRow = z.object({ reached: z.boolean() })

/** On connections of their own: a full pool must not look like a server that is away. */
function askForPlaces(primaryUrl: string, replicaUrl: string) {
  const [primary, replica] = [primaryUrl, replicaUrl].map(openLine)
  if (primary === undefined || replica === undefined) throw new Error('There are two.')
  const places: LogPositions = {
    readEnd: async () => {
      const { rows } = await primary.query('select pg_current_wal_lsn()::text as end')
      return endRow.parse(rows[0]).end
    },
    hasReached: async (place) => {
      // Null, and so refused, where it is no replica: a second database knows nothing of the first.
      const { rows } = await replica.query(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached where pg_is_in_recovery()',
        [place],
      )
      if (rows.length === 0) throw new Error('DATABASE_READ_URL is no replica.')
      return reachedRow.parse(rows[0]).reached
    },
  }
  return { places, end: () => Promise.all([primary.end(), replica.end()]) }
}

function openLine(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    allowExitOnIdle: true,
  })
  // It is asked again in a second, and says then what it finds.
  pool.on('error', () => undefined)
  return pool
}
