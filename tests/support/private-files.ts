import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createDiskStore } from '@/backend/platform/storage/disk-store'
import type { FileDeps } from '@/backend/platform/storage/file-store'

/** Stores the files of a test in a temporary folder. Call it once at the top of the file. */
export async function provideFiles(stated: Partial<FileDeps> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const files: FileDeps = {
    store: createDiskStore(join(folder, 'files')),
    uploadFolder: join(folder, 'uploads'),
    scanner: null,
    bodyTimeoutMs: 10_000,
    ...stated,
  }
  return {
    files,
    folder,
    /** Names of all files: stored, partial and being received. */
    async listDisk(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
  }
}
