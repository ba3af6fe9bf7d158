import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { migrateDatabase } from '@/backend/migrate-database'
import { withDatabaseName } from './database-url'
import { execute } from './execute'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server and the migrated database to copy from. */
    databaseServer: { url: string; template: string }
  }
}

/**
 * Starts one PostgreSQL for the whole run (or takes the server of TEST_DATABASE_URL, as CI does
 * for PostgreSQL 15) and migrates a template that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `visvakor_template_${randomBytes(4).toString('hex')}`
  await execute(server.url, `create database ${template}`)
  await migrateDatabase(withDatabaseName(server.url, template))
  project.provide('databaseServer', { url: server.url, template })
  return async () => {
    await execute(server.url, `drop database ${template}`)
    await server.stop()
  }
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined) return { url: given, stop: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-test-'))
  const server = await startEmbeddedPostgres({ dataDir })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
