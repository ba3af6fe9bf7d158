import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireDataFolder } from '@/backend/platform/runtime/data-folder'
import { getErrorCode } from './error-code'

/** Creates the secret once, in a file only we can read; processes that start together get the same one. */
export async function requireStoredSecret(dataDir: string, name: string): Promise<string> {
  await requireDataFolder(dataDir)
  const path = join(dataDir, name)
  const kept = await getSecret(path)
  if (kept !== null) return kept
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    // Another process was first: its secret counts.
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
