import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  toClusterFolder,
} from '@/backend/embedded/postgres'
import { readPostmasterFile } from '@/backend/embedded/postmaster-file'
import { hasEnded } from '../launch/script'
import { startApi } from './whole-api'

/** The API and its PostgreSQL on one data folder, as in production. */
export type Product = {
  readonly address: string
  readonly databaseUrl: string
  /** Kills both at once, as a power cut does; resolves when they have exited. */
  kill(): Promise<void>
  /** Kills only the database. */
  killDatabase(): Promise<void>
  /** After `killDatabase`; resolves when the database answers at the same address. */
  restartDatabase(): Promise<void>
  /** Whether the API is still the original process. */
  isRunning(): boolean
  stop(): Promise<void>
}

/**
 * Starts both and waits until the API is ready; throws with its last output when it fails.
 *
 * @param settings variables of the API beyond its folder and database
 */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  let postgres = await startEmbeddedPostgres({ dataDir })
  const { url: databaseUrl } = postgres
  try {
    const { address, child, stop } = await startApi({ dataDir, databaseUrl, settings })
    return {
      address,
      databaseUrl,
      stop: async () => {
        await stop()
        await postgres.stop()
      },
      kill: () => killBoth(child, postgres, dataDir),
      killDatabase: () => killPostmaster(postgres, dataDir),
      restartDatabase: async () => {
        postgres = await startEmbeddedPostgres({ dataDir })
      },
      isRunning: () => !hasEnded(child),
    }
  } catch (error) {
    await postgres.stop()
    throw error
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
  const file = await readPostmasterFile(toClusterFolder(dataDir))
  if (file === null) throw new Error('There is no server to kill')
  process.kill(file.pid, 'SIGKILL')
  await postgres.exited
  await postgres.stop()
}
