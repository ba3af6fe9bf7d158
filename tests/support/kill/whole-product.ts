import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  toClusterFolder,
} from '@/backend/embedded/postgres'
import { getPostmasterFile } from '@/backend/embedded/postmaster-file'
import { findFreePort } from '../free-port'
import { until } from '../launch/until'

const SCRIPT = fileURLToPath(new URL('../../../backend/server.ts', import.meta.url))

/** The API and its PostgreSQL, both in one data folder, as they run in earnest. */
export type Product = {
  readonly address: string
  readonly databaseUrl: string
  /** Ends both at once without a word, as a power cut does; resolves when they are gone. */
  kill(): Promise<void>
  /** Ends the database alone in that way. */
  killDatabase(): Promise<void>
  /** After `killDatabase`; resolves when it answers, at the same address. */
  restartDatabase(): Promise<void>
  /** Whether the API is the process that was started. */
  isRunning(): boolean
  stop(): Promise<void>
}

/** Starts both and waits until the API is ready; throws with its last words when it does not get so. */
export async function startProduct(dataDir: string): Promise<Product> {
  let postgres = await startEmbeddedPostgres({ dataDir })
  const port = await findFreePort()
  const { url: databaseUrl } = postgres
  const env = { API_PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const api = fork(SCRIPT, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
    silent: true,
  })
  let said = ''
  for (const stream of [api.stdout, api.stderr]) {
    stream?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000)
    })
  }
  const stop = async () => {
    if (!hasEnded(api)) {
      api.kill('SIGTERM')
      await once(api, 'exit')
    }
    await postgres.stop()
  }
  const address = `http://127.0.0.1:${port}`
  try {
    await until('the API is ready', () => hasEnded(api) || isReady(address), 90_000)
    if (hasEnded(api)) throw new Error('The API ended')
  } catch (error) {
    await stop()
    throw new Error(`The product did not start: ${said}`, { cause: error })
  }
  return {
    address,
    databaseUrl,
    stop,
    kill: () => killBoth(api, postgres, dataDir),
    killDatabase: () => killPostmaster(postgres, dataDir),
    restartDatabase: async () => {
      postgres = await startEmbeddedPostgres({ dataDir })
    },
    isRunning: () => !hasEnded(api),
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

async function killBoth(
  api: ChildProcess,
  postgres: EmbeddedPostgres,
  dataDir: string,
): Promise<void> {
  const gone = once(api, 'exit')
  const isDatabaseGone = killPostmaster(postgres, dataDir)
  api.kill('SIGKILL')
  await Promise.all([gone, isDatabaseGone])
}

async function killPostmaster(postgres: EmbeddedPostgres, dataDir: string): Promise<void> {
  const file = await getPostmasterFile(toClusterFolder(dataDir))
  if (file === null) throw new Error('There is no server to kill')
  process.kill(file.pid, 'SIGKILL')
  await postgres.exited
  await postgres.stop()
}
