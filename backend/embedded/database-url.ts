import { access } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { getOwner } from './data-folder-lock'
import { startEmbeddedPostgres, toClusterFolder, toEmbeddedUrl } from './postgres'
import { readPostmasterFile } from './postmaster-file'

/** Milliseconds to wait for a database that another process is starting. */
const PATIENCE = 60_000

export type DatabaseInUse = { readonly url: string; release(): Promise<void> }

/**
 * Finds the database: DATABASE_URL, or the embedded one, started until `release` when it does not run. Never
 * creates one. Throws StartError.
 */
export async function requireDatabaseUrl(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
): Promise<DatabaseInUse> {
  const { databaseUrl, dataDir } = environment
  if (databaseUrl !== null) return { url: databaseUrl, release: keepRunning }
  const owner = await getOwner(dataDir)
  if (owner === null) {
    await access(toClusterFolder(dataDir)).catch(() => {
      throw new StartError(
        `There is no database in ${dataDir}: start the product once first (npm start), or set DATA_DIR to its data folder.`,
      )
    })
    const { url, stop } = await startEmbeddedPostgres({ dataDir })
    return { url, release: stop }
  }
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline) {
    if ((await readPostmasterFile(toClusterFolder(dataDir)))?.ready === true) {
      return { url: toEmbeddedUrl(dataDir), release: keepRunning }
    }
    await wait(100)
  }
  throw new StartError(
    `Process ${owner.pid} (${owner.command}) owns the database in ${dataDir}, but it does not run. ` +
      `Stop that process (kill ${owner.pid}) and try again.`,
  )
}

async function keepRunning(): Promise<void> {
  // The process that started it stops it.
}
