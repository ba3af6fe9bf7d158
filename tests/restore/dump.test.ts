import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '@/backend/db/connect'
import { getHeldSince } from '@/backend/platform/outbox/hold'
import { getPostgres15 } from '@/scripts/postgres15'
import { startPrivateCluster } from '@/scripts/private-cluster'
import { withDatabaseName } from '@/tests/support/database-url'
import { execute } from '@/tests/support/execute'
import { startApi } from '@/tests/support/kill/whole-api'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { expectServes } from '@/tests/support/restore/expect-serves'
import { addPerson } from '@/tests/support/restore/fill'
import { readDatabase, readFiles } from '@/tests/support/restore/read-state'

const run = promisify(execFile)

/** Also stops what a failed test leaves running. */
async function serve(dataDir: string, databaseUrl: string) {
  const api = await startApi({ dataDir, databaseUrl })
  onTestFinished(api.stop)
  return api
}

test('a dump and the files make another database and store the same (promise F19)', async () => {
  const programs = await getPostgres15()
  if (programs === null) {
    throw new Error('PostgreSQL 15 is not installed; POSTGRES15_BIN names its folder')
  }
  const cluster = await startPrivateCluster(programs)
  const folder = await makeFolder()
  onTestFinished(cluster.stop)
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  const from = withDatabaseName(cluster.url, 'visvakor')
  const to = withDatabaseName(cluster.url, 'restored')
  await execute(cluster.url, 'create database visvakor')
  await execute(cluster.url, 'create database restored')

  const api = await serve(here, from)
  const person = await addPerson(from, here)
  await api.stop()
  // As the running product does.
  expect(await readHold(from)).toBeNull()
  const before = await readDatabase(from)
  expect(Object.keys(before.sequences).length).toBeGreaterThan(0)
  expect(Object.keys(before.indexes).length).toBeGreaterThan(0)

  const bin = dirname(programs.postgres)
  const dump = join(folder, 'visvakor.dump')
  const archive = join(folder, 'visvakor-files.tar')
  await run(join(bin, 'pg_dump'), ['-d', from, '-Fc', '-f', dump])
  await run('tar', ['-C', here, '-cf', archive, 'files'])
  await execute(cluster.url, 'drop database visvakor')
  await mkdir(there)
  const whole = ['--single-transaction', '--exit-on-error', dump]
  await run(join(bin, 'pg_restore'), ['-d', to, ...whole])
  await run('tar', ['-C', there, '-xf', archive])

  expect(await readDatabase(to)).toEqual(before)
  const files = await readFiles(join(here, 'files'))
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(4)
  expect(await readFiles(join(there, 'files'))).toEqual(files)
  const restored = await serve(there, to)
  await expectServes(restored.address, person)
  await restored.stop()
  // Nothing that the backup brought goes out by itself (decision 071).
  expect(await readHold(to)).toEqual(expect.any(Date))
  expect((await readDatabase(to)).rows.job).toBe(before.rows.job)
})

/** Since when a database sends nothing. */
async function readHold(url: string): Promise<Date | null> {
  const { db, close } = connectDatabase(url)
  return getHeldSince(db, new Date()).finally(close)
}
