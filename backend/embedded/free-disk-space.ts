import { statfs } from 'node:fs/promises'
import { StartError } from '@/backend/platform/runtime/start-error'

/** A new database with demo content comes to 80 MB. */
const NEEDED_MB = 128

const MB = 1_000_000

/**
 * Throws StartError when a new database would fill the disk halfway (promise F8). `measure` returns free
 * bytes.
 */
export async function requireFreeDiskSpace(
  folder: string,
  measure: (folder: string) => Promise<number> = measureFree,
): Promise<void> {
  const free = Math.floor((await measure(folder)) / MB)
  if (free < NEEDED_MB) {
    throw new StartError(
      `The disk of ${folder} has ${free} MB free, and a new database needs ${NEEDED_MB} MB. ` +
        'Make room there, or set DATA_DIR to a folder on another disk.',
    )
  }
}

async function measureFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
