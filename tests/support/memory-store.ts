import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@/backend/platform/storage/file-store'

/** A file store in memory; `objects` has its content by key. */
export function memoryStore(): FileStore & { readonly objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>()
  return {
    objects,
    put: async (key, content) => void objects.set(key, await buffer(content)),
    get: async (key) => {
      const content = objects.get(key)
      return content === undefined ? null : Readable.from([content])
    },
    delete: async (key) => void objects.delete(key),
    exists: async (key) => objects.has(key),
    list: async function* () {
      for (const key of objects.keys()) yield { key, storedAt: new Date() }
    },
  }
}
