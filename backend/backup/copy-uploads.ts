import type { Client } from 'pg'
import type { FileStore } from '@/backend/platform/storage/file-store'
import { toUploadPath } from './backup-format'
import type { BackupWriter } from './backup-writer'

/** Rows per query. */
const PAGE = 1000

export type UploadsCopy = {
  /** Copies what rows of the open snapshot refer to and was not copied before; returns the keys without a file. */
  copy(client: Client): Promise<readonly string[]>
  readonly copied: () => { readonly files: number; readonly bytes: number }
}

export function createUploadsCopy(store: FileStore, writer: BackupWriter): UploadsCopy {
  const done = new Set<string>()
  let bytes = 0
  return {
    async copy(client) {
      const missing: string[] = []
      for await (const key of listKeys(client)) {
        if (done.has(key)) continue
        const content = await store.get(key)
        if (content === null) {
          missing.push(key)
          continue
        }
        bytes += await writer.add(toUploadPath(key), content)
        done.add(key)
      }
      return missing
    },
    copied: () => ({ files: done.size, bytes }),
  }
}

async function* listKeys(client: Client): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const { rows } = await client.query<{ key: string }>(
      'select storage_key as key from file where storage_key > $1 order by storage_key limit $2',
      [last, PAGE],
    )
    for (const { key } of rows) yield key
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.key
  }
}
