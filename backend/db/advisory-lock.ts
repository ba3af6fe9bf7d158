import { Client } from 'pg'

export type AdvisoryLock = {
  /** Aborts when the lock's connection is lost: another process may have the lock then. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/** ms */
const PATIENCE = 5000

/**
 * Takes an advisory lock on its own connection, so that it ends with this process however that ends. Null
 * when another process has it. @throws when the database does not answer
 */
export async function acquireAdvisoryLock(url: string, lock: number): Promise<AdvisoryLock | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  })
  const losing = new AbortController()
  client.on('error', () => losing.abort())
  client.on('end', () => losing.abort())
  const release = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const taken = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      lock,
    ])
    if (taken.rows[0]?.held === true) return { lost: losing.signal, release }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return null
}
