import { setTimeout as wait } from 'node:timers/promises'
import { withUnconnectedClient } from '../../db/with-unconnected-client'
import { toDatabaseFailure } from './database-failure'

/** Milliseconds; a killed server replays its log before it answers. */
const PATIENCE = 60_000
const BETWEEN = 250

/**
 * Resolves when the database answers. Without the wait an API would count as broken although only its server
 * is starting (promise F6). Throws other errors at once, and any error when the time is over.
 */
export async function waitForDatabase(url: string, timeoutMs = PATIENCE): Promise<void> {
  const deadline = performance.now() + timeoutMs
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
  return withUnconnectedClient(url, PATIENCE, async (client) => {
    await client.connect()
    await client.query('select')
  })
}
