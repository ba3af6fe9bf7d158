import { expect, test } from 'vitest'
import { acquireAdvisoryLock } from '@/backend/db/advisory-lock'
import { provideDatabase } from '@/tests/support/database'

const { pool, url } = provideDatabase()
const LOCK = 4711

test('is held by one holder until it is released', async () => {
  const held = await acquireAdvisoryLock(url, LOCK)
  expect(held?.lost.aborted).toBe(false)
  expect(await acquireAdvisoryLock(url, LOCK)).toBeNull()
  const other = await acquireAdvisoryLock(url, LOCK + 1)
  expect(other).not.toBeNull()
  await held?.release()
  const next = await acquireAdvisoryLock(url, LOCK)
  expect(next).not.toBeNull()
  await Promise.all([next?.release(), other?.release()])
})

test('reports a lost connection, after which another holder can take the lock', async () => {
  const held = await acquireAdvisoryLock(url, LOCK)
  await pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`)
  await expect.poll(() => held?.lost.aborted).toBe(true)
  const next = await acquireAdvisoryLock(url, LOCK)
  expect(next).not.toBeNull()
  await next?.release()
  await held?.release()
})

test('fails when the database does not answer', async () => {
  await expect(acquireAdvisoryLock('postgres://nobody@127.0.0.1:1/none', LOCK)).rejects.toThrow(
    'ECONNREFUSED',
  )
})
