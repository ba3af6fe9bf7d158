import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { ifMissing } from '@/backend/platform/runtime/missing-file'
import { syncFolder } from '@/backend/platform/runtime/sync-folder'
import { type FileStore, isFileKey, requireFileKey, type StoredObject } from './file-store'

const PARTIAL = '.partial'

/**
 * Creates a store on disk. A name appears only when the whole file is on disk: written beside, synced,
 * renamed (promise F7).
 */
export function createDiskStore(folder: string): FileStore {
  const toPath = (key: string) => join(folder, requireFileKey(key).slice(0, 2), key)
  return {
    async put(key, content) {
      const path = toPath(key)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}${PARTIAL}`
      try {
        await writeSynced(draft, content)
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      const handle = await open(toPath(key)).catch(ifMissing(null))
      return handle?.createReadStream() ?? null
    },
    delete: (key) => rm(toPath(key), { force: true }),
    exists: async (key) => (await stat(toPath(key)).catch(ifMissing(null))) !== null,
    list: () => listFiles(folder),
    sweepPartial: (before) => sweepPartialFiles(folder, before),
  }
}

async function sweepPartialFiles(folder: string, before: Date): Promise<number> {
  let removed = 0
  for await (const { path, name, changedAt } of walk(folder)) {
    if (!name.endsWith(PARTIAL) || changedAt >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

async function* listFiles(folder: string): AsyncIterable<StoredObject> {
  for await (const { name, changedAt } of walk(folder)) {
    if (isFileKey(name)) yield { key: name, storedAt: changedAt }
  }
}

async function* walk(folder: string) {
  for (const shard of await readNames(folder)) {
    for (const name of await readNames(join(folder, shard))) {
      const path = join(folder, shard, name)
      const found = await stat(path).catch(ifMissing(null))
      if (found !== null) yield { path, name, changedAt: found.mtime }
    }
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const code = getErrorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}

async function writeSynced(path: string, content: Readable): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await writeFile(handle, content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
