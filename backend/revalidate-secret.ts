import type { Environment } from '@/backend/environment'
import { requireKeptSecret } from '@/backend/kept-secret'

/**
 * The secret by which the API proves itself to the web app's revalidation endpoint (architecture §4):
 * the variable, else one made once and kept in the data folder.
 */
export async function requireRevalidateSecret({
  revalidateSecret,
  dataDir,
}: Pick<Environment, 'revalidateSecret' | 'dataDir'>): Promise<string> {
  return revalidateSecret ?? requireKeptSecret(dataDir, 'revalidate-secret')
}
