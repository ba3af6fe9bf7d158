import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { connectDatabase } from '@/backend/db/connect'
import { openReplica } from '@/backend/platform/replica/open-replica'
import { silentLog } from '@/backend/platform/runtime/log'
import { getPostgres15 } from '@/scripts/postgres15'
import { startPrivateCluster } from '@/scripts/private-cluster'
import { execute } from '@/tests/support/execute'
import { makeReplica } from '@/tests/support/restore/replica-of'

const PATIENCE = { timeout: 20_000, interval: 20 }
const row = z.object({ value: z.int(), isReplica: z.boolean() })

test('readPublic public data from a replica once it is current, and from the primary otherwise', async () => {
  const programs = await getPostgres15()
  if (programs === null) {
    throw new Error('PostgreSQL 15 is not installed; POSTGRES15_BIN names its folder')
  }
  const cluster = await startPrivateCluster(programs)
  let isStopped = false
  const stopPrimary = async () => {
    if (!isStopped) await cluster.stop()
    isStopped = true
  }
  onTestFinished(stopPrimary)
  await execute(cluster.url, 'create table told as select 1 as value')
  const server = await makeReplica(programs, cluster.url)
  await server.start()
  const primary = connectDatabase(cluster.url, { log: silentLog })
  const { readPublic, noteChange, close } = openReplica({
    ...{ url: server.url, primary: primary.db, primaryUrl: cluster.url, log: silentLog },
  })
  onTestFinished(async () => {
    await close()
    await primary.close()
  })
  const read = async () => {
    const asked = sql`select value, pg_is_in_recovery() as "isReplica" from told`
    const { value, isReplica } = row.parse(
      (await readPublic((from) => from.execute(asked))).rows[0],
    )
    return `${value} of the ${isReplica ? 'replica' : 'primary'}`
  }
  await expect.poll(read, PATIENCE).toBe('1 of the replica')

  await execute(server.url, 'select pg_wal_replay_pause()')
  await execute(cluster.url, 'update told set value = 2')
  noteChange()
  expect(await read()).toBe('2 of the primary')
  await execute(server.url, 'select pg_wal_replay_resume()')
  await expect.poll(read, PATIENCE).toBe('2 of the replica')

  await server.stop()
  expect(await read()).toBe('2 of the primary')
  await server.start()
  await expect.poll(read, PATIENCE).toBe('2 of the replica')

  await stopPrimary()
  expect(await read()).toBe('2 of the replica')
}, 120_000)

test('does not read from a server that is not a replica', async () => {
  const programs = await getPostgres15()
  if (programs === null) {
    throw new Error('PostgreSQL 15 is not installed; POSTGRES15_BIN names its folder')
  }
  const cluster = await startPrivateCluster(programs)
  onTestFinished(cluster.stop)
  await execute(cluster.url, 'create database other')
  const warnings: string[] = []
  const primary = connectDatabase(cluster.url, { log: silentLog })
  const { readPublic, close } = openReplica({
    url: cluster.url.replace('/postgres?', '/other?'),
    primary: primary.db,
    primaryUrl: cluster.url,
    log: {
      ...silentLog,
      info: () => undefined,
      warn: ({ err }: { err: Error }) => void warnings.push(err.message),
    },
  })
  onTestFinished(async () => {
    await close()
    await primary.close()
  })
  await expect.poll(() => warnings, PATIENCE).toEqual(['DATABASE_READ_URL is no replica.'])
  const { rows } = await readPublic((from) => from.execute(sql`select current_database() as name`))
  expect(rows).toEqual([{ name: 'postgres' }])
}, 120_000)
