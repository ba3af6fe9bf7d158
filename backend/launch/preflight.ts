import { requireUnlocked } from '@/backend/embedded/data-folder-lock'
import { requireDataFolder } from '@/backend/platform/runtime/data-folder'
import type { Environment } from '@/backend/settings/environment'
import { requireReachableDatabase } from './database-check'
import { requireFreePort } from './free-port'

/** Only the web app calls our own API. */
export const API_HOST = '127.0.0.1'

/** Throws StartError for what a person has to fix before the start. */
export async function checkBeforeStart(environment: Environment): Promise<void> {
  const { host, port, apiPort, apiUrl, databaseUrl, dataDir } = environment
  await requireDataFolder(dataDir)
  const ownApi = apiUrl === null
  // A second start in one folder would find the ports taken; this message says more.
  if (ownApi && databaseUrl === null) await requireUnlocked(dataDir)
  await requireFreePort({ variable: 'PORT', port, host: host ?? undefined })
  if (ownApi) await requireFreePort({ variable: 'API_PORT', port: apiPort, host: API_HOST })
  if (ownApi && databaseUrl !== null) await requireReachableDatabase(databaseUrl)
}
