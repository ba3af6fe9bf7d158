import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '@/lib/shared/runtime/write-file-atomically'

export type PictureCache = {
  /** Returns null when it was never stored or has been evicted. */
  get(hash: string): Promise<Buffer | null>
  /** Throws when the disk refuses it. */
  set(hash: string, picture: Buffer): Promise<void>
}

/** Numbers of files. */
type Bounds = { readonly most: number; readonly every: number }

/**
 * Stores pictures as files that all processes of this machine share. Beyond `max` the least recently used are deleted;
 * this is checked once in `every` new files, so there may be a few more for a moment.
 */
export function createPictureCache(folder: string, { most, every }: Bounds): PictureCache {
  let added = 0
  return {
    get: async (hash) => {
      const file = toFile(folder, hash)
      try {
        const picture = await readFile(file)
        const now = new Date()
        await utimes(file, now, now)
        return picture
      } catch (error) {
        if (isMissingFile(error)) return null
        throw error
      }
    },
    set: async (hash, picture) => {
      await mkdir(folder, { recursive: true })
      await writeFileAtomically(toFile(folder, hash), picture)
      added += 1
      if (added % every === 0) await removeOldest(folder, most)
    },
  }
}

function toFile(folder: string, hash: string): string {
  return path.join(folder, `${hash}.png`)
}

async function removeOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  // Reading the age of each file is expensive.
  if (names.length <= most) return
  const files = await Promise.all(names.map((name) => readAge(path.join(folder, name))))
  const oldest = files.toSorted((one, other) => one.usedAt - other.usedAt)
  await Promise.all(oldest.slice(0, -most).map(({ file }) => rm(file, { force: true })))
}

/** Treats a file that another process has deleted meanwhile as the oldest. */
async function readAge(file: string): Promise<{ readonly file: string; readonly usedAt: number }> {
  try {
    return { file, usedAt: (await stat(file)).mtimeMs }
  } catch (error) {
    if (isMissingFile(error)) return { file, usedAt: 0 }
    throw error
  }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
