import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { copyFolder } from '@/tests/support/copy-folder'
import { type Product, startProduct } from '@/tests/support/kill/whole-product'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { expectServes } from '@/tests/support/restore/expect-serves'
import { addPerson } from '@/tests/support/restore/fill'
import { readDatabase, readFiles } from '@/tests/support/restore/read-state'

/** Persistent files beside the database; `run/` and `logs/` are temporary. */
const PERSISTENT = ['files', 'outbox', 'revalidate-secret', 'sign-in-secret']

async function readFolder(dataDir: string) {
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  const database = await readDatabase(url)
  await stop()
  const files = Object.entries(await readFiles(dataDir))
  return {
    database,
    files: Object.fromEntries(
      files.filter(([path]) => PERSISTENT.includes(path.split('/')[0] ?? '')),
    ),
  }
}

test('starts a copy of the data folder elsewhere with everything in it (promise F19)', async () => {
  let running: Product | null = null
  const folder = await makeFolder()
  // Registered last, so it runs before the folder is deleted.
  onTestFinished(() => running?.stop())
  const [dataDir, copy] = [join(folder, 'data'), join(folder, 'elsewhere')]
  running = await startProduct(dataDir)
  const person = await addPerson(running.databaseUrl, dataDir)
  await running.stop()
  const before = await readFolder(dataDir)
  expect(Object.keys(before.files).length).toBeGreaterThanOrEqual(4)

  await copyFolder(dataDir, copy)
  await rename(dataDir, join(folder, 'gone'))
  expect(await readFolder(copy)).toEqual(before)
  running = await startProduct(copy)
  await expectServes(running.address, person)
})
