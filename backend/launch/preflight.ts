import { requireDataFolder } from '@/backend/data-folder'
import { requireUnowned } from '@/backend/embedded/owner-lock'
import type { Environment } from '@/backend/environment'
import { requireReachableDatabase } from './database-check'
import { requireFreePort } from './free-port'

/** The address our own API listens on; only the web app speaks to it. */
export const API_HOST = '127.0.0.1'

/**
 * Checks, before anything is started, what a person may have to put right.
 *
 * @throws StartError with what is wrong and what to do
 */
export async function checkBeforeStart(environment: Environment): Promise<void> {
  const { port, apiPort, apiUrl, databaseUrl, dataDir } = environment
  await requireDataFolder(dataDir)
  const ownApi = apiUrl === null
  // A second start in one folder finds the ports taken too, but this says more.
  if (ownApi && databaseUrl === null) await requireUnowned(dataDir)
  await requireFreePort({ variable: 'PORT', port })
  if (ownApi) await requireFreePort({ variable: 'API_PORT', port: apiPort, host: API_HOST })
  if (ownApi && databaseUrl !== null) await requireReachableDatabase(databaseUrl)
}
