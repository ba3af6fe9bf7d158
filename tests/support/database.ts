import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectDatabase, type Database } from '@/backend/db/connect'
import { silentLog } from '@/backend/platform/runtime/log'
import { withDatabaseName } from './database-url'
import { execute } from './execute'
import { fillLookups } from './lookups'

type TestDatabase = { readonly url: string; readonly db: Database; readonly pool: Pool }

/**
 * Creates a migrated database for the test file, empty or with three entries in each lookup list. Call it
 * once at the top of the file. Its fields are available from `beforeAll` on. Statements have no timeout unless
 * one is given, in milliseconds.
 */
export function provideDatabase({ statementTimeoutMs = 0, lookups = false } = {}): TestDatabase {
  const { url: serverUrl, template } = inject('databaseServer')
  const name = `visvakor_test_${randomBytes(6).toString('hex')}`
  const url = withDatabaseName(serverUrl, name)
  const { db, pool, close } = connectDatabase(url, { statementTimeoutMs, log: silentLog })
  beforeAll(async () => {
    await execute(serverUrl, `create database ${name} template ${template}`)
    if (lookups) await fillLookups(db)
  })
  afterAll(async () => {
    await close()
    await execute(serverUrl, `drop database ${name} with (force)`)
  })
  return { url, db, pool }
}
