import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { withUnconnectedClient } from '@/backend/db/with-unconnected-client'
import { waitForExit } from '@/backend/platform/runtime/child-process'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import type { Binaries } from './binaries'
import { type ServerUser, toUserCommand } from './server-user'

/** Milliseconds before the next, harder signal. */
const PATIENCE = { SIGINT: 30_000, SIGQUIT: 5_000 } as const

/** Settings of one small server; the rest is PostgreSQL's default (fsync is on). */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  // The rest is read from the system's cache (decision 052).
  shared_buffers: '16MB',
  // A process that replicates to other servers would be idle (promise S10).
  max_logical_replication_workers: '0',
  // Containers often have only 64 MB of shared memory and few cores.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details can hold personal data, which logs must not (promise T16).
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const

/** The server is starting, recovering or has no free connection. */
const NOT_YET = ['57P03', '53300', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET']

export type ServerProcess = {
  readonly exited: Promise<string>
  readLog(): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the server without waiting until it answers. The server writes its log itself, so it can outlive us.
 */
export async function spawnServer(
  binaries: Binaries,
  identity: ServerUser,
  cluster: string,
  socketFolder: string,
  logFile: string,
): Promise<ServerProcess> {
  const settings = { ...SETTINGS, ...binaries.settings, unix_socket_directories: socketFolder }
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = toUserCommand(identity, binaries.postgres, [
    '-D',
    cluster,
    ...switches,
  ])
  const log = await open(logFile, 'a', 0o600)
  const { size } = await log.stat()
  // Detached: Ctrl-C in the terminal must not stop it before the API.
  const stdio = ['ignore', log.fd, log.fd] as const
  const child = spawn(file, args, { ...options, detached: true, stdio: [...stdio] })
  const exited = waitForExit(child)
  await log.close()
  return {
    exited,
    readLog: async () => (await readFile(logFile)).subarray(size).toString('utf8'),
    stop: () => stopServer(child, exited),
  }
}

async function stopServer(child: ChildProcess, exited: Promise<string>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    child.kill(signal)
    const late = new AbortController()
    const patience = wait(PATIENCE[signal], 'late', { signal: late.signal, ref: false })
    const outcome = await Promise.race([exited, patience])
    if (outcome !== 'late') {
      late.abort()
      await patience.catch(() => 'aborted')
      return
    }
  }
  child.kill('SIGKILL')
  await exited
}

/**
 * Waits until the server answers; false when `isOver` before. Throws the server's error unless it means "not
 * yet".
 */
export async function waitUntilReady(url: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if (await answers(url)) return true
    await wait(25)
  }
  return false
}

function answers(url: string): Promise<boolean> {
  return withUnconnectedClient(url, 5_000, async (client) => {
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      if (NOT_YET.includes(getErrorCode(error) ?? '') || isCutOff(error)) return false
      throw error
    }
  })
}

/** Checks for a connection that ended or timed out while being opened; pg gives it no code. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && /terminated|timeout/i.test(error.message)
}
