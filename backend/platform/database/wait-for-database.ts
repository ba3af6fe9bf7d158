import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../db/with-client'
import { toDatabaseFailure } from './database-failure'

/** ms; a server that was killed reads its log again before it answers */
const PATIENCE = 60_000
const BETWEEN = 250

/**
 * Resolves when the database answers. An API that ended instead would count as one that cannot run, though only the
 * server behind it is starting (promise F6). Throws what is no absence at once, and any failure when patience ends.
 */
export async function waitForDatabase(url: string, patience = PATIENCE): Promise<void> {
  const deadline = performance.now() + patience
  for (;;) {
    try {
      return await ask(url)
    } catch (error) {
      if (toDatabaseFailure(error) !== 'unavailable' || performance.now() >= deadline) throw error
    }
    await wait(BETWEEN)
  }
}

function ask(url: string): Promise<void> {
  return withClient(url, PATIENCE, async (client) => {
    await client.connect()
    await client.query('select')
  })
}
