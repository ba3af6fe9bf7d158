import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { migrateDatabase } from '@/backend/migrate-database'
import { openRunFolder } from '@/scripts/testing/run-folder'
import { goWithoutDurability } from '@/scripts/without-durability'
import { copyFolder } from './copy-folder'
import { withDatabaseName } from './database-url'
import { execute } from './execute'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL server, and the migrated template database. */
    databaseServer: { url: string; template: string }
    /** A data folder with an empty embedded database, used as a template. */
    freshDataFolder: string
  }
}

/**
 * Creates a temporary folder for the run and, for API tests, a PostgreSQL server (or uses
 * TEST_DATABASE_URL, as for PostgreSQL 15) with a migrated template that every test file copies. `npm run mutate` provides all three.
 */
export default async function setup(root: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = openRunFolder()
  // Without a listener the process would exit before cleanup.
  process.once('SIGHUP', () => process.exit(129))
  process.env.CONTRACT_RECORDS = join(folder, 'contract')
  const needsDatabase = root.vitest.projects.some(({ name }) => name === 'api')
  const stop = needsDatabase ? await startDatabase(root, folder) : null
  return async () => {
    await stop?.()
    remove()
  }
}

async function startDatabase(root: TestProject, folder: string): Promise<() => Promise<void>> {
  const {
    TEST_DATABASE_URL: url,
    TEST_DATABASE_TEMPLATE: known,
    TEST_DATA_FOLDER: made,
  } = process.env
  if (url !== undefined && known !== undefined && made !== undefined) {
    root.provide('freshDataFolder', made)
    root.provide('databaseServer', { url, template: known })
    return async () => undefined
  }
  const fresh = join(folder, 'fresh')
  await (await startEmbeddedPostgres({ dataDir: fresh })).stop()
  const server = await startServer(fresh, join(folder, 'server'))
  const template = `visvakor_template_${randomBytes(4).toString('hex')}`
  await execute(server.url, `create database ${template}`)
  await migrateDatabase(withDatabaseName(server.url, template))
  root.provide('freshDataFolder', fresh)
  root.provide('databaseServer', { url: server.url, template })
  return async () => {
    await execute(server.url, `drop database ${template}`)
    await server.stop()
  }
}

async function startServer(fresh: string, dataDir: string) {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined) return { url: given, stop: async () => undefined }
  await copyFolder(fresh, dataDir)
  const server = await startEmbeddedPostgres({ dataDir })
  await goWithoutDurability(server.url)
  return server
}
