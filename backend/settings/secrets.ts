import { requireStoredSecret } from '@/backend/platform/runtime/data-folder'
import type { Environment } from './environment'

/**
 * Finds the secret that proves the API to the web app (architecture §4): the variable, or one stored in the
 * data folder.
 */
export async function requireRevalidationSecret({
  revalidateSecret,
  dataDir,
}: Pick<Environment, 'revalidateSecret' | 'dataDir'>): Promise<string> {
  return revalidateSecret ?? requireStoredSecret(dataDir, 'revalidate-secret')
}
