import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres, toClusterFolder } from '@/backend/embedded/postgres'
import { readPostmasterFile } from '@/backend/embedded/postmaster-file'
import { getProcess } from '@/backend/embedded/process-record'
import { toSocketFolder } from '@/backend/embedded/socket-folder'
import { addFreshDatabase, makeDataFolder } from '../../support/launch/fresh-database'
import { holdDatabase } from '../../support/launch/hold-database'
import { query } from '../../support/launch/query'
import { makeFolder } from '../../support/launch/temporary-folder'
import { until } from '../../support/launch/until'

async function start(dataDir: string, log?: (line: string) => void) {
  const server = await startEmbeddedPostgres({ dataDir, ...(log && { log }) })
  onTestFinished(() => server.stop())
  return server
}

async function requireServerPid(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(toClusterFolder(dataDir))
  if (file === null) throw new Error('no server runs')
  return file.pid
}

async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await until('the process is gone', async () => (await getProcess(pid)) === null)
}

test('starts PostgreSQL 18 with code point order, fsync and no network', async () => {
  const { url } = await start(await makeFolder())
  const [row] = await query(
    url,
    `select current_setting('server_version_num')::int / 10000 as version,
            current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
            datlocprovider as provider, datlocale as locale, datctype as type
     from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({
    version: 18,
    addresses: '',
    fsync: 'on',
    provider: 'b',
    locale: 'C.UTF-8',
    type: 'C.UTF-8',
  })
})

test('starts apart from its terminal, without idle helper processes', async () => {
  const folder = await makeDataFolder()
  const { url } = await start(folder)
  const rows = await query(url, 'select backend_type as type from pg_stat_activity')
  const types = rows.map(({ type }) => type)
  expect(types).toContain('checkpointer')
  expect(types).not.toContain('io worker')
  expect(types).not.toContain('logical replication launcher')
  // A process group of its own, which Ctrl-C does not reach.
  expect(process.kill(-(await requireServerPid(folder)), 0)).toBe(true)
})

test('finds trigrams in a Khmer word', async () => {
  const { url } = await start(await makeDataFolder())
  await query(url, 'create extension pg_trgm')
  const [row] = await query(url, "select cardinality(show_trgm('វិស្វករ')) as count")
  expect(Number(row?.count)).toBeGreaterThan(0)
})

test('works in a folder that only its owner can enter', async () => {
  const folder = await makeFolder()
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const { url } = await start(join(folder, '.data'))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test("keeps its data when the folder's permissions change", async () => {
  const folder = await makeDataFolder()
  const first = await start(folder)
  await query(first.url, 'create table kept (id int); insert into kept values (1)')
  await first.stop()
  await chmod(folder, 0o755)
  const second = await start(folder)
  expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('works in a folder whose path is too long for a socket', async () => {
  const folder = join(await makeFolder(), 'a'.repeat(60), 'វិស្វករ'.repeat(5))
  const { url, stop } = await start(folder)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  const socketFolder = new URL(url).searchParams.get('host') ?? ''
  expect(await readdir(socketFolder)).toContain('.s.PGSQL.5432')
  await stop()
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
})

test('refuses a file in the place of its socket and says what to do', async () => {
  const folder = join(await makeFolder(), 'a'.repeat(90))
  await addFreshDatabase(folder)
  const socketFolder = toSocketFolder(folder)
  await writeFile(socketFolder, '')
  onTestFinished(() => rm(socketFolder, { force: true }))
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    `${socketFolder} belongs to another user or is not a folder`,
  )
})

test('reports why PostgreSQL did not start, and its log file', async () => {
  const folder = await makeDataFolder()
  await writeFile(join(toClusterFolder(folder), 'postgresql.auto.conf'), "no_such_setting = 'on'\n")
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    /^The embedded PostgreSQL did not start \(.+\): .*FATAL: .* Details are in .*postgres\.log\.$/,
  )
  // It was not tried again.
  const log = await readFile(join(folder, 'logs', 'postgres.log'), 'utf8')
  expect(log.match(/FATAL/g)).toHaveLength(1)
})

test('works in a folder with spaces and commas in its name', async () => {
  const { url } = await start(join(await makeFolder(), 'my data, "mine"'))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('starts over after an interrupted initialisation', async () => {
  const folder = await makeFolder()
  await mkdir(join(folder, 'postgres.unfinished', 'base'), { recursive: true })
  await writeFile(join(folder, 'postgres.unfinished', 'PG_VERSION'), '18\n')
  const { url } = await start(folder)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await readdir(folder)).not.toContain('postgres.unfinished')
})

test('keeps every committed row when the server is killed', async () => {
  const folder = await makeDataFolder()
  const first = await start(folder)
  await query(first.url, 'create table kept (id int)')
  for (let id = 1; id <= 20; id += 1) await query(first.url, `insert into kept values (${id})`)
  process.kill(await requireServerPid(folder), 'SIGKILL')
  expect(await first.exited).toBe('signal SIGKILL')
  await first.stop()
  const second = await start(folder)
  expect(await query(second.url, 'select count(*)::int as count from kept')).toEqual([
    { count: 20 },
  ])
})

test('starts after the server was killed during a query', async () => {
  const folder = await makeDataFolder()
  const first = await start(folder)
  const sleeping = query(first.url, 'select pg_sleep(60)')
  const cutOff = expect(sleeping).rejects.toThrow()
  const asleep =
    "select 1 from pg_stat_activity where query like '%sleep(60)' and pid <> pg_backend_pid()"
  await until('the query runs', async () => (await query(first.url, asleep)).length > 0)
  process.kill(await requireServerPid(folder), 'SIGKILL')
  await first.exited
  await first.stop()
  const second = await start(folder)
  await cutOff
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('stops a server whose owner was killed, and keeps its rows', async () => {
  const folder = await makeDataFolder()
  const owner = await holdDatabase(folder)
  await query(owner.output().trim(), 'create table kept as select 1 as id')
  const leftOver = await requireServerPid(folder)
  await killAndWait(owner.pid)
  const lines: string[] = []
  const { url } = await start(folder, (line) => lines.push(line))
  expect(await getProcess(leftOver)).toBeNull()
  expect(lines).toEqual(['Stopped a PostgreSQL that was left running.'])
  expect(await query(url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('starts after owner and server were killed', async () => {
  const folder = await makeDataFolder()
  const owner = await holdDatabase(folder)
  await query(owner.output().trim(), 'create table kept as select 1 as id')
  const server = await requireServerPid(folder)
  await killAndWait(owner.pid)
  await killAndWait(server)
  const { url } = await start(folder)
  expect(await query(url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('refuses a second owner and keeps the first one running', async () => {
  const folder = await makeDataFolder()
  const owner = await holdDatabase(folder)
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    `is in use by process ${owner.pid}`,
  )
  expect(await query(owner.output().trim(), 'select 1 as one')).toEqual([{ one: 1 }])
  await killAndWait(owner.pid)
  await start(folder)
})

test('starts when another program has the process id of a killed server', async () => {
  const folder = await makeDataFolder()
  const said: string[] = []
  const first = await start(folder, (line) => said.push(line))
  await first.stop()
  const lines = [process.pid, toClusterFolder(folder), 0, 5432, join(folder, 'run'), '', '', '']
  await writeFile(join(toClusterFolder(folder), 'postmaster.pid'), lines.join('\n'))
  const { url } = await start(folder, (line) => said.push(line))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(said).toEqual([])
})

test('refuses a data folder of another PostgreSQL version', async () => {
  const folder = await makeFolder()
  await mkdir(toClusterFolder(folder), { recursive: true })
  await writeFile(join(toClusterFolder(folder), 'PG_VERSION'), '16\n')
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    /is of PostgreSQL 16, and this is 18/,
  )
})
