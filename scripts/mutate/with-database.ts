import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { migrateDatabase } from '@/backend/migrate-database'
import { goWithoutDurability } from '../without-durability'

/** What the tests' global set-up takes instead of making it for every run. */
export type DatabaseVariables = Readonly<
  Record<'TEST_DATABASE_URL' | 'TEST_DATABASE_TEMPLATE' | 'TEST_DATA_FOLDER', string>
>

const SERVER_AND_NAME = /^([a-z]+:\/\/[^/?]*)\/([^?]+)/

/** Keeps one PostgreSQL running for as long as `use` takes, and leaves nothing of it. */
export async function withDatabase<T>(use: (made: DatabaseVariables) => Promise<T>): Promise<T> {
  const makeFolder = () => mkdtemp(join(tmpdir(), 'visvakor-mutate-db-'))
  const [fresh, dataDir] = [await makeFolder(), await makeFolder()]
  try {
    await (await startEmbeddedPostgres({ dataDir: fresh })).stop()
    const server = await startEmbeddedPostgres({ dataDir })
    try {
      await goWithoutDurability(server.url)
      await migrateDatabase(server.url)
      const [, , template = ''] = SERVER_AND_NAME.exec(server.url) ?? []
      // A database that somebody is connected to cannot be copied.
      const url = server.url.replace(SERVER_AND_NAME, '$1/postgres')
      return await use({
        TEST_DATABASE_URL: url,
        TEST_DATABASE_TEMPLATE: template,
        TEST_DATA_FOLDER: fresh,
      })
    } finally {
      await server.stop()
    }
  } finally {
    for (const folder of [fresh, dataDir]) await rm(folder, { recursive: true, force: true })
  }
}
