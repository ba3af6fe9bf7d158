import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withUnconnectedClient } from '@/backend/db/with-unconnected-client'
import { requireDataFolder } from '@/backend/platform/runtime/data-folder'
import { StartError } from '@/backend/platform/runtime/start-error'
import { requireBinaries } from './binaries'
import { ensureCluster } from './cluster'
import { lockDataFolder } from './data-folder-lock'
import { type PostmasterFile, readPostmasterFile, toPostmasterPath } from './postmaster-file'
import { getProcess } from './process-record'
import { type ServerProcess, spawnServer, waitUntilReady } from './server-process'
import { requireServerUser } from './server-user'
import { makeSocketFolder, toSocketFolder, toSocketUrl } from './socket-folder'

const DATABASE = 'visvakor'

/** Milliseconds for which backends of a killed server may hold its shared memory. */
const MEMORY_PATIENCE = 20_000

/** ms */
const CONNECT_PATIENCE = 5_000

/** Milliseconds before the next, harder signal. */
const PATIENCE = { SIGINT: 30_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const

export type EmbeddedPostgres = {
  readonly url: string
  /** Resolves with the reason when the server ends, expected or not. */
  readonly exited: Promise<string>
  /** Also unlocks the data folder. */
  stop(): Promise<void>
}

type Options = {
  readonly dataDir: string
  readonly log?: (line: string) => void
}

export function toEmbeddedUrl(dataDir: string): string {
  return toSocketUrl(toSocketFolder(resolve(dataDir)), DATABASE)
}

export function toClusterFolder(dataDir: string): string {
  return join(resolve(dataDir), 'postgres')
}

/**
 * Starts PostgreSQL after stopping a leftover server (decision 002). Throws StartError with a sentence that
 * says what to do.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  await requireDataFolder(dataDir)
  const release = await lockDataFolder(dataDir)
  try {
    const server = await startServer(dataDir, options.log ?? (() => undefined))
    const stop = async () => {
      await server.stop()
      await rm(toSocketFolder(dataDir), { recursive: true, force: true })
      await release()
    }
    return { url: toEmbeddedUrl(dataDir), exited: server.exited, stop }
  } catch (error) {
    await release()
    throw error
  }
}

async function startServer(dataDir: string, log: (line: string) => void): Promise<ServerProcess> {
  const cluster = toClusterFolder(dataDir)
  const socketFolder = toSocketFolder(dataDir)
  const logFile = join(dataDir, 'logs', 'postgres.log')
  if (await stopLeftoverServer(cluster)) log('Stopped a PostgreSQL that was left running.')
  const binaries = await requireBinaries(join(dataDir, 'postgres-programs-18.4'))
  const identity = await requireServerUser(binaries, cluster)
  await ensureCluster(cluster, binaries, identity)
  await makeSocketFolder(socketFolder, identity)
  await mkdir(join(dataDir, 'logs'), { recursive: true })
  const deadline = performance.now() + MEMORY_PATIENCE
  for (;;) {
    const server = await spawnServer(binaries, identity, cluster, socketFolder, logFile)
    if (await becomesReady(server, socketFolder)) return server
    const written = await server.readLog()
    if (!written.includes('shared memory') || performance.now() > deadline) {
      throw new StartError(toFailure(written, await server.exited, logFile))
    }
    await wait(100)
  }
}

/** Waits until the server answers; false when it ended before. Stops the server when setting it up fails. */
async function becomesReady(server: ServerProcess, socketFolder: string): Promise<boolean> {
  let over = false
  void server.exited.then(() => {
    over = true
  })
  try {
    const ready = await waitUntilReady(toSocketUrl(socketFolder, 'postgres'), () => over)
    if (ready) await ensureDatabase(socketFolder, DATABASE)
    return ready
  } catch (error) {
    await server.stop()
    throw error
  }
}

function toFailure(written: string, end: string, logFile: string): string {
  const reasons = written.split('\n').filter((line) => / (FATAL|PANIC): /.test(line))
  const reason = (reasons.at(-1) ?? written.trim().split('\n').at(-1) ?? '').trim()
  return `The embedded PostgreSQL did not start (${end}): ${reason} Details are in ${logFile}.`
}

function ensureDatabase(socketFolder: string, name: string): Promise<void> {
  return withUnconnectedClient(
    toSocketUrl(socketFolder, 'postgres'),
    CONNECT_PATIENCE,
    async (client) => {
      await client.connect()
      const found = await client.query('select 1 from pg_database where datname = $1', [name])
      if (found.rowCount === 0)
        await client.query(`create database ${client.escapeIdentifier(name)}`)
    },
  )
}

/**
 * Stops a server without its owner; returns whether there was one. Call it only while holding the folder's
 * lock.
 */
async function stopLeftoverServer(cluster: string): Promise<boolean> {
  const file = await readPostmasterFile(cluster)
  if (file === null) return false
  if (await isRunning(file)) {
    await stopServer(file)
    return true
  }
  // PostgreSQL would take a new process with the old id for a running server.
  await rm(toPostmasterPath(cluster), { force: true })
  return false
}

async function stopServer(file: PostmasterFile): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(file.pid, signal)
    const deadline = performance.now() + PATIENCE[signal]
    while (performance.now() < deadline) {
      if (!(await isRunning(file))) return
      await wait(20)
    }
  }
  throw new Error(`The PostgreSQL server with process id ${file.pid} did not stop.`)
}

async function isRunning({ pid, dataFolder }: PostmasterFile): Promise<boolean> {
  const found = await getProcess(pid)
  return found?.command.includes('postgres') === true && found.command.includes(dataFolder)
}
