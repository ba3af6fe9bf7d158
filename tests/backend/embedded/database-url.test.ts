import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { toClusterFolder } from '@/backend/embedded/postgres'
import { readPostmasterFile } from '@/backend/embedded/postmaster-file'
import { makeDataFolder } from '../../support/launch/fresh-database'
import { holdDatabase } from '../../support/launch/hold-database'
import { query } from '../../support/launch/query'
import { makeFolder } from '../../support/launch/temporary-folder'

test('returns DATABASE_URL when it is set', async () => {
  const databaseUrl = 'postgres://somebody@db.example/jobs'
  const database = await requireDatabaseUrl({ databaseUrl, dataDir: await makeFolder() })
  expect(database.url).toBe(databaseUrl)
})

test('starts the embedded database and stops it when released', async () => {
  const dataDir = await makeDataFolder()
  const database = await requireDatabaseUrl({ databaseUrl: null, dataDir })
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.release()
  expect(await readPostmasterFile(toClusterFolder(dataDir))).toBeNull()
})

test('creates no database before the first start of the product', async () => {
  const dataDir = join(await makeFolder(), 'other')
  await expect(requireDatabaseUrl({ databaseUrl: null, dataDir })).rejects.toThrow(
    `There is no database in ${dataDir}: start the product once first (npm start), or set DATA_DIR to its data folder.`,
  )
  expect(existsSync(dataDir)).toBe(false)
})

test('uses the embedded database of another process and leaves it running', async () => {
  const dataDir = await makeDataFolder()
  const owner = await holdDatabase(dataDir)
  const database = await requireDatabaseUrl({ databaseUrl: null, dataDir })
  expect(database.url).toBe(owner.output().trim())
  await database.release()
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  owner.child.kill('SIGKILL')
  await owner.ended()
  // Stops the server that the killed owner left running.
  const after = await requireDatabaseUrl({ databaseUrl: null, dataDir })
  await after.release()
})
