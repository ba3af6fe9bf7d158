import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from './error-code'
import { getFileText } from './missing-file'
import { StartError } from './start-error'

/** Creates the data folder (DATA_DIR, absolute). Throws StartError when it cannot be created or written. */
export async function requireDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-check.${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe, { force: true })
  } catch (cause) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${getErrorCode(cause) ?? String(cause)}). ` +
        'Make it writable for you, or set DATA_DIR to a folder that is, for example DATA_DIR=/var/lib/visvakor.',
      { cause },
    )
  }
}

/** Creates the secret once, in a file only we can read; processes that start together get the same one. */
export async function requireStoredSecret(dataDir: string, name: string): Promise<string> {
  await requireDataFolder(dataDir)
  const path = join(dataDir, name)
  const kept = await getFileText(path)
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
