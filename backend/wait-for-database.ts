import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { toDatabaseFailure } from './platform/http/database-failure'

/** ms; a server that was killed reads its log again before it answers */
const PATIENCE = 60_000
const BETWEEN = 250

/**
 * Resolves when the database answers. An API that ended instead would count as one that cannot run, though only the
 * server behind it is starting (promise F6). Throws what is no absence at once, and any failure when patience ends.
 */
export async function waitForDatabase(url: string, patience = PATIENCE): Promise<void> {
  const deadline = Date.now() + patience
  for (;;) {
    try {
      return await ask(url)
    } catch (error) {
      if (toDatabaseFailure(error) !== 'unavailable' || Date.now() >= deadline) throw error
    }
    await wait(BETWEEN)
  }
}

async function ask(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE })
  // The query that fails on it reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select')
  } finally {
    // A broken connection cannot be ended well; its error was reported above.
    await client.end().catch(() => undefined)
  }
}
