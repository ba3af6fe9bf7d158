import { execFile } from 'node:child_process'
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import type { FileDeps } from '@/backend/platform/storage/file-store'
import { provideFiles } from './private-files'

const run = promisify(execFile)

/** Size in bytes, of which a test leaves a part free. */
const SIZE = 8_000_000

const FILLER = 'filler'

/**
 * A disk with limited space for the files of a test. It is a real one where this process may mount it; elsewhere the store's writes
 * fail with the same error.
 */
export async function provideSmallDisk() {
  const { files, folder, listDisk } = await provideFiles()
  const isReal = await mount(folder)
  const filler = join(folder, FILLER)
  /** The limit of the folder in bytes. */
  let most = Number.POSITIVE_INFINITY

  const store: FileDeps['store'] = {
    ...files.store,
    put: async (key, content, size) => {
      const isFull = !isReal && (await measure(folder)) + size > most
      return files.store.put(key, isFull ? Readable.from(toFull(content)) : content, size)
    },
  }

  const clear = async () => {
    most = Number.POSITIVE_INFINITY
    await rm(filler, { force: true })
  }

  return {
    files: { ...files, store },
    listDisk: async () => (await listDisk()).filter((name) => name !== FILLER),
    /** Leaves this number of bytes free, until something is written. */
    async leave(bytes: number): Promise<void> {
      await clear()
      most = bytes + (await measure(folder))
      if (!isReal) return
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize - bytes))
    },
    clear,
  }
}

async function measure(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const entries = await Promise.all(names.map((name) => stat(join(folder, name))))
  return entries.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
}

async function* toFull(content: AsyncIterable<Buffer>) {
  for await (const chunk of content) yield chunk.subarray(0, 1000)
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' })
}

/** False without the permission. */
async function mount(folder: string): Promise<boolean> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'visvakor-test', folder])
  } catch {
    return false
  }
  afterAll(() => run('umount', [folder]))
  return true
}
