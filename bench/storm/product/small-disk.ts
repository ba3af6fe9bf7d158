import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

const run = promisify(execFile)

const MEGABYTES = 64
/** Not the key of a stored file, so that it is not mistaken for one. */
const FILLER = 'filler'

/** A folder on its own disk, which can be filled (promise F8). */
export type SmallDisk = {
  fill(): Promise<void>
  empty(): Promise<void>
  remove(): Promise<void>
}

/** Null where we may not mount: without root, or not on Linux. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=700`, 'tmpfs', folder])
  } catch {
    return null
  }
  const filler = path.join(folder, FILLER)
  const empty = () => rm(filler, { force: true })
  return {
    fill: async () => {
      try {
        await writeFile(filler, Buffer.alloc(MEGABYTES * 1024 * 1024))
      } catch (error) {
        if (getErrorCode(error) !== 'ENOSPC') throw error
      }
    },
    empty,
    remove: async () => {
      await empty()
      await run('umount', ['--lazy', folder])
    },
  }
}
