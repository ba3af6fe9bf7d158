import { createServer, type Socket } from 'node:net'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import {
  isServerUnreachable,
  toDatabaseFailure,
} from '@/backend/platform/database/database-failure'
import { provideDatabase } from '@/tests/support/database'

const database = provideDatabase()

async function refusalOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => null,
    (error: unknown) => error,
  )
}

test.each([
  ['57014', false],
  ['53100', false],
  ['53200', false],
  ['53300', false],
  ['57P01', true],
  ['08006', true],
])('takes error %s as unavailable, and tries another server: %s', async (state, isAsked) => {
  const statement = `do $$ begin raise exception 'no' using errcode = '${state}'; end $$`
  const error = await refusalOf(() => database.pool.query(statement))
  expect(toDatabaseFailure(error)).toBe('unavailable')
  expect(isServerUnreachable(error)).toBe(isAsked)
})

test('an exhausted pool does not mean that the server is away', async () => {
  const pool = new Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 50 })
  const taken = await openFirst(pool)
  onTestFinished(async () => {
    taken.release()
    await pool.end()
  })
  const error = await refusalOf(() => pool.query('select 1'))
  expect(toDatabaseFailure(error)).toBe('unavailable')
  expect(isServerUnreachable(error)).toBe(false)
})

/** Opens the first connection without the pool's time limit, which may be too short on a busy machine. */
async function openFirst(pool: Pool) {
  const { connectionTimeoutMillis } = pool.options
  pool.options.connectionTimeoutMillis = 0
  const client = await pool.connect()
  pool.options.connectionTimeoutMillis = connectionTimeoutMillis
  return client
}

test('a server that accepts connections and never answers is away', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port')
  const pool = new Pool({ host: '127.0.0.1', port: address.port, connectionTimeoutMillis: 50 })
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    silent.close()
    await pool.end()
  })
  expect(isServerUnreachable(await refusalOf(() => pool.query('select 1')))).toBe(true)
})
