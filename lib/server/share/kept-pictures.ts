import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '@/lib/shared/runtime/write-file-atomically'

export type KeptPictures = {
  /** Null when it was never kept, or had to go. */
  get(mark: string): Promise<Buffer | null>
  /** Throws when the disk does not take it. */
  keep(mark: string, picture: Buffer): Promise<void>
}

/** Numbers of files. */
type Bounds = { readonly most: number; readonly every: number }

/**
 * Finished pictures as files that all processes of this machine read. Of more than `most` the ones nobody asked for the
 * longest go; they are counted once in `every` new ones, so for a moment there are a few more.
 */
export function keepPicturesIn(folder: string, { most, every }: Bounds): KeptPictures {
  let added = 0
  return {
    get: async (mark) => {
      const file = toFile(folder, mark)
      try {
        const picture = await readFile(file)
        const now = new Date()
        await utimes(file, now, now)
        return picture
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    keep: async (mark, picture) => {
      await mkdir(folder, { recursive: true })
      await writeFileAtomically(toFile(folder, mark), picture)
      added += 1
      if (added % every === 0) await removeOldest(folder, most)
    },
  }
}

function toFile(folder: string, mark: string): string {
  return path.join(folder, `${mark}.png`)
}

async function removeOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  // Looking at each of them is dear.
  if (names.length <= most) return
  const files = await Promise.all(names.map((name) => readAge(path.join(folder, name))))
  const oldest = files.toSorted((one, other) => one.usedAt - other.usedAt)
  await Promise.all(oldest.slice(0, -most).map(({ file }) => rm(file, { force: true })))
}

/** One that another process has removed meanwhile counts as the oldest. */
async function readAge(file: string): Promise<{ readonly file: string; readonly usedAt: number }> {
  try {
    return { file, usedAt: (await stat(file)).mtimeMs }
  } catch (error) {
    if (isMissing(error)) return { file, usedAt: 0 }
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
