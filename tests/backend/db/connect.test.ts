import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { connectDatabase } from '@/backend/db/connect'
import { toDatabaseFailure } from '@/backend/platform/database/database-failure'
import { provideDatabase } from '@/tests/support/database'

const database = provideDatabase()
const log = pino({ level: 'silent' })

test('cancels a statement that exceeds its time limit', async () => {
  const { pool, close } = connectDatabase(database.url, { log, statementTimeoutMs: 50 })
  const endless = pool.query('select count(*) from generate_series(1, 1e12)')
  await expect(endless.finally(close)).rejects.toMatchObject({ code: '57014' })
})

test('limits statements to a second by default and uses UTC', async () => {
  const { pool, close } = connectDatabase(database.url, { log })
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as timeout, current_setting('TimeZone') as zone`,
  )
  await close()
  expect(rows).toEqual([{ timeout: '1s', zone: 'UTC' }])
})

test('replaces a connection that the server closed', async () => {
  const { pool, close } = connectDatabase(database.url, { log })
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  const lost = once(pool, 'error')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await lost
  const after = await pool.query('select 1 as one')
  await close()
  expect(after.rows).toEqual([{ one: 1 }])
})

test('opens at most ten connections', async () => {
  const { pool, close } = connectDatabase(database.url, { log })
  await Promise.all(Array.from({ length: 40 }, () => pool.query('select 1')))
  const opened = pool.totalCount
  await close()
  expect(opened).toBe(10)
})

test('fails only the transaction whose connection the server closes (promise F20)', async () => {
  const { db, pool, close } = connectDatabase(database.url, { log })
  const failed = await db
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await tx.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)
  expect(toDatabaseFailure(failed)).toBe('unavailable')
  const after = await pool.query('select 1 as one')
  await close()
  expect(after.rows).toEqual([{ one: 1 }])
})

test('keeps the connection of a transaction for the next one', async () => {
  const { db, pool, close } = connectDatabase(database.url, { log })
  const readPid = async () => {
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    return rows[0].pid
  }
  const pid = await readPid()
  await db.transaction((tx) => tx.execute(sql`select 1`))
  const after = await readPid()
  await close()
  expect(after).toBe(pid)
})

test('returns a connection to the pool when it breaks before its transaction starts (promise F6)', async () => {
  const { db, pool, close } = connectDatabase(database.url, { log })
  const connect = pool.connect.bind(pool)
  const cut = vi.spyOn(pool, 'connect').mockImplementation(async () => {
    const client = await connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid])
    return client
  })
  for (let time = 0; time < 11; time += 1) {
    const failed = await db.transaction(async () => undefined).catch((error: unknown) => error)
    expect(toDatabaseFailure(failed)).toBe('unavailable')
  }
  cut.mockRestore()
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual(
    [{ one: 1 }],
  )
  await close()
}, 20_000)
