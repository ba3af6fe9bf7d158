import { connectDatabase } from '@/backend/db/connect'
import { fillEmptyDatabase } from '@/backend/demo/fill'
import { migrateDatabase } from '@/backend/migrate-database'
import { withDatabaseName } from '@/tests/support/database-url'
import { execute } from '@/tests/support/execute'
import { fillRows, TODAY } from './fill-rows'

/** The address of a database with so many jobs beside the demo content; made when there is none on this server. */
export async function ensureRows(server: string, rows: number): Promise<string> {
  const name = `rows_${rows}`
  const url = withDatabaseName(server, name)
  const { pool, close } = connectDatabase(server, { statementTimeoutMs: 0 })
  const isThere = await pool.query('select from pg_database where datname = $1', [name])
  await close()
  if (isThere.rowCount === 0) await makeDatabase(server, { url, name, rows })
  else await migrateDatabase(url)
  return url
}

type Made = { readonly url: string; readonly name: string; readonly rows: number }

/** Under another name until it is whole: a run that was broken off leaves nothing that looks finished. */
async function makeDatabase(server: string, { name, rows }: Made): Promise<void> {
  const unfinished = `${name}_unfinished`
  await execute(server, `drop database if exists ${unfinished}`)
  await execute(server, `create database ${unfinished}`)
  const url = withDatabaseName(server, unfinished)
  await migrateDatabase(url)
  const { db, pool, close } = connectDatabase(url, { statementTimeoutMs: 0 })
  try {
    await fillEmptyDatabase(db, TODAY)
    await fillRows(pool, rows)
  } finally {
    await close()
  }
  await execute(server, `alter database ${unfinished} rename to ${name}`)
}
