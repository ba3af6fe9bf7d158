import { withClient } from '@/backend/db/with-client'
import { toSocketUrl } from './socket-folder'

/** ms */
const PATIENCE = 5_000

export function ensureDatabase(socketFolder: string, name: string): Promise<void> {
  return withClient(toSocketUrl(socketFolder, 'postgres'), PATIENCE, async (client) => {
    await client.connect()
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
