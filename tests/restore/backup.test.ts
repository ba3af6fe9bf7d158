import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '@/backend/db/connect'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { getHeldSince } from '@/backend/platform/outbox/hold'
import { restoreBackup } from '@/backend/restore/restore-backup'
import { getPostgres15 } from '@/scripts/postgres15'
import { startPrivateCluster } from '@/scripts/private-cluster'
import { withDatabaseName } from '@/tests/support/database-url'
import { execute } from '@/tests/support/execute'
import { startApi } from '@/tests/support/kill/whole-api'
import { startProduct } from '@/tests/support/kill/whole-product'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { backUp } from '@/tests/support/restore/backups'
import { expectServes } from '@/tests/support/restore/expect-serves'
import { addPerson } from '@/tests/support/restore/fill'
import { readDatabase, readFiles } from '@/tests/support/restore/read-state'

test('restores a backup of PostgreSQL 15 to an embedded database (promise F19)', async () => {
  const programs = await getPostgres15()
  if (programs === null) {
    throw new Error('PostgreSQL 15 is not installed; POSTGRES15_BIN names its folder')
  }
  const cluster = await startPrivateCluster(programs)
  onTestFinished(cluster.stop)
  const folder = await makeFolder()
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  const url = withDatabaseName(cluster.url, 'visvakor')
  await execute(cluster.url, 'create database visvakor')
  const api = await startApi({ dataDir: here, databaseUrl: url })
  onTestFinished(api.stop)
  const person = await addPerson(url, here)
  const online = await backUp({ url, dataDir: here }, join(folder, 'backups'))
  expect(online.manifest.uploads?.files).toBeGreaterThanOrEqual(4)
  await api.stop()
  const before = await readDatabase(url)
  const backup = await backUp({ url, dataDir: here }, join(folder, 'later'))

  const target = { databaseUrl: null, dataDir: there, s3: null, clamdSocket: null }
  await restoreBackup(target, backup.folder, new Date())
  expect(await readFiles(join(there, 'files'))).toEqual(await readFiles(join(here, 'files')))
  const postgres = await startEmbeddedPostgres({ dataDir: there })
  const after = await readDatabase(postgres.url).finally(postgres.stop)
  expect(after.migrations).toEqual(before.migrations)
  expect(after.sequences).toEqual(before.sequences)
  expect(after.rows).toEqual({ ...before.rows, outbox_home: after.rows.outbox_home })

  const product = await startProduct(there)
  onTestFinished(product.stop)
  await expectServes(product.address, person)
  // Messages of the backup are not sent without the operator (decision 071).
  const { db, close } = connectDatabase(product.databaseUrl)
  expect(await getHeldSince(db, new Date())).toEqual(expect.any(Date))
  await close()
})
