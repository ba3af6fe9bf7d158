import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from './connect'

/**
 * Drizzle's own keeps a connection for ever when even its `begin` fails, as when the server goes away: ten of those
 * and no request gets one any more (promise F6, promise F20). Here it comes back whatever happens; the pool drops what is broken.
 */
export function runTransactionsOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction(work, config)
    } finally {
      // One that is left inside of a transaction, because its rollback failed too, is not used again.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
