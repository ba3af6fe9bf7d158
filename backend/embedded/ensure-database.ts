import { Client } from 'pg'
import { toSocketUrl } from './socket-folder'

export async function ensureDatabase(socketFolder: string, name: string): Promise<void> {
  const client = new Client({ connectionString: toSocketUrl(socketFolder, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
