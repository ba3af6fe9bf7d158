import { connectDatabase } from '@/backend/db/connect'
import { writeDemo } from '@/backend/demo/write-demo'
import { migrateDatabase } from '@/backend/migrate-database'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { toDay } from '@/lib/shared/calendar/day'
import { withDatabaseName } from '@/tests/support/database-url'
import { execute } from '@/tests/support/execute'
import { fillRows } from './fill-rows'

/** `today`: `YYYY-MM-DD`, the day of its creation, on which its data is based. */
export type Rows = { readonly url: string; readonly today: string }

/** A database with this number of jobs and the demo; created when it does not exist on this server. */
export async function ensureRows(server: string, rows: number): Promise<Rows> {
  const name = `rows_${rows}`
  const url = withDatabaseName(server, name)
  const { pool, close } = connectDatabase(server, { statementTimeoutMs: 0 })
  const found = await pool.query<{ today: string }>(
    `select shobj_description(oid, 'pg_database') as today from pg_database where datname = $1`,
    [name],
  )
  await close()
  const [there] = found.rows
  if (there !== undefined) {
    await migrateDatabase(url)
    return { url, today: there.today }
  }
  const today = toDay(new Date())
  await makeDatabase(server, { name, rows, today })
  return { url, today }
}

type Made = { readonly name: string; readonly rows: number; readonly today: string }

/** Has a temporary name until it is complete, so that an interrupted run leaves nothing that looks finished. */
async function makeDatabase(server: string, { name, rows, today }: Made): Promise<void> {
  const unfinished = `${name}_unfinished`
  await execute(server, `drop database if exists ${unfinished}`)
  await execute(server, `create database ${unfinished}`)
  const url = withDatabaseName(server, unfinished)
  await migrateDatabase(url)
  const { db, pool, close } = connectDatabase(url, { statementTimeoutMs: 0 })
  try {
    await fillEmptyDatabase(db, today, writeDemo)
    await fillRows(pool, rows, today)
  } finally {
    await close()
  }
  await execute(server, `comment on database ${unfinished} is '${today}'`)
  await execute(server, `alter database ${unfinished} rename to ${name}`)
}
