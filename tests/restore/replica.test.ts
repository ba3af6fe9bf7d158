import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { withClient } from '@/backend/db/with-client'
import { getPostgres15 } from '@/scripts/postgres15'
import { startPrivateCluster } from '@/scripts/private-cluster'
import { withDatabaseName } from '@/tests/support/database-url'
import { execute } from '@/tests/support/execute'
import { startApi } from '@/tests/support/kill/whole-api'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { makeReplica } from '@/tests/support/restore/replica-of'

const PATIENCE = { timeout: 20_000, interval: 20 }
const job = z.object({ id: z.int(), title: z.string() })
const jobs = z.object({ data: z.array(job).min(1) })

/** Whether the API has asked the database at that address for a job. */
function isReadAt(url: string): Promise<boolean> {
  return withClient(url, 5_000, async (client) => {
    await client.connect()
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where query like '%"job"%' and pid <> pg_backend_pid()`,
    )
    return rowCount !== 0
  })
}

test('public data is read from a replica that has what was told, and from whichever server is there', async () => {
  const programs = await getPostgres15()
  if (programs === null) {
    throw new Error('PostgreSQL 15 is not installed; POSTGRES15_BIN names its folder')
  }
  const folder = await makeFolder()
  const cluster = await startPrivateCluster(programs)
  let isStopped = false
  const stopPrimary = async () => {
    if (!isStopped) await cluster.stop()
    isStopped = true
  }
  onTestFinished(stopPrimary)
  const primary = withDatabaseName(cluster.url, 'visvakor')
  await execute(cluster.url, 'create database visvakor')
  const replica = await makeReplica(programs, cluster.url)
  await replica.start()
  const there = withDatabaseName(replica.url, 'visvakor')
  const api = await startApi({
    dataDir: join(folder, 'data'),
    databaseUrl: primary,
    databaseReadUrl: there,
  })
  onTestFinished(api.stop)

  const first = await fetch(`${api.address}/v1/job?limit=1`)
  const id = jobs.parse(await first.json()).data[0]?.id
  const readTitle = async () =>
    job.parse(await (await fetch(`${api.address}/v1/job/${id}`)).json()).title
  const old = await readTitle()
  await expect.poll(() => readTitle().then(() => isReadAt(there)), PATIENCE).toBe(true)

  await execute(there, 'select pg_wal_replay_pause()')
  await execute(primary, `update job set title = 'Told of' where id = ${id}`)
  expect(await readTitle()).toBe(old)
  const notice = JSON.stringify({ told: '', tags: [`job-${id}`] })
  await execute(primary, `select pg_notify('visvakor_changed', '${notice}')`)
  await expect.poll(readTitle, PATIENCE).toBe('Told of')
  await execute(there, 'select pg_wal_replay_resume()')
  expect(await readTitle()).toBe('Told of')

  await replica.stop()
  expect(await readTitle()).toBe('Told of')
  await replica.start()
  await expect.poll(() => readTitle().then(() => isReadAt(there)), PATIENCE).toBe(true)

  await stopPrimary()
  expect(await readTitle()).toBe('Told of')
}, 240_000)
