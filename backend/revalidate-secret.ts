import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireDataFolder } from '@/backend/data-folder'
import type { Environment } from '@/backend/environment'
import { getErrorCode } from '@/backend/error-code'

/**
 * The secret by which the API proves itself to the web app's revalidation endpoint (design §4):
 * the variable, else one made once and kept in the data folder.
 */
export async function requireRevalidateSecret(
  environment: Pick<Environment, 'revalidateSecret' | 'dataDir'>,
): Promise<string> {
  if (environment.revalidateSecret !== null) return environment.revalidateSecret
  await requireDataFolder(environment.dataDir)
  const path = join(environment.dataDir, 'revalidate-secret')
  const kept = await getSecret(path)
  if (kept !== null) return kept
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    // Another process made it first: then its secret is the one.
    if (getErrorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}

async function getSecret(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
