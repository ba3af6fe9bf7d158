import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '@/backend/environment'
import { StartError } from '@/backend/platform/runtime/start-error'
import { getOwner } from './owner-lock'
import { startEmbeddedPostgres, toClusterFolder, toEmbeddedUrl } from './postgres'
import { getPostmasterFile } from './postmaster-file'

/** How long a database that somebody else is starting may take, in ms. */
const PATIENCE = 60_000

/** A database to work with; `release` stops it when it was started only for the caller. */
export type DatabaseInUse = { readonly url: string; release(): Promise<void> }

/**
 * The database of this environment, for a program beside the API: the one of DATABASE_URL, else
 * the embedded one that runs, else the embedded one started until `release`.
 *
 * @throws StartError when it cannot be started, or its owner does not get it running
 */
export async function requireDatabaseUrl(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
): Promise<DatabaseInUse> {
  const { databaseUrl, dataDir } = environment
  if (databaseUrl !== null) return { url: databaseUrl, release: keepRunning }
  const owner = await getOwner(dataDir)
  if (owner === null) {
    const { url, stop } = await startEmbeddedPostgres({ dataDir })
    return { url, release: stop }
  }
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    if ((await getPostmasterFile(toClusterFolder(dataDir)))?.ready === true) {
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
  // It belongs to somebody else, who stops it.
}
