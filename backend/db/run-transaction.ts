import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from './connect'

/**
 * Runs transactions so that their connection always returns to the pool. Drizzle's own transaction keeps a
 * connection for ever when its `begin` fails, for example when the server goes away; ten of those block every
 * request (promise F6, promise F20). The pool drops broken connections.
 */
export function runTransactionsOn(pool: Pool): Database['transaction'] {
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
