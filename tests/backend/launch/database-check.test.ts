import { expect, inject, test } from 'vitest'
import { requireReachableDatabase } from '@/backend/launch/preflight'
import { provideDatabase } from '@/tests/support/database'

const { pool, url } = provideDatabase()

test('accepts a database that answers', async () => {
  await expect(requireReachableDatabase(inject('databaseServer').url)).resolves.toBeUndefined()
})

test('reports the address of a database that does not answer, without the password', async () => {
  const check = requireReachableDatabase('postgres://me:hidden-word@127.0.0.1:1/jobs')
  await expect(check).rejects.toThrow(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\) does not answer: connect ECONNREFUSED/,
  )
  await expect(check).rejects.not.toThrow(/hidden-word/)
})

test('reports an unknown host name', async () => {
  await expect(requireReachableDatabase('postgres://me:x@db.invalid/jobs')).rejects.toThrow(
    /^The database of DATABASE_URL \(db\.invalid:5432\) does not answer/,
  )
})

test('reports the version of a database that is too old', async () => {
  const sayVersion = (version: number) =>
    pool.query(`create or replace function public.current_setting(name text) returns text
      language sql as $$ select '${version}' $$`)
  await pool.query(
    `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  )
  await sayVersion(149_999)
  await expect(requireReachableDatabase(url)).rejects.toThrow(
    'The database of DATABASE_URL is PostgreSQL 14, and 15 or newer is needed.',
  )
  await sayVersion(150_000)
  await expect(requireReachableDatabase(url)).resolves.toBeUndefined()
})
