import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from './error-code'
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
