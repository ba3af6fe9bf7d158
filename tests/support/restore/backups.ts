import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  CHECKSUMS_FILE,
  MANIFEST_FILE,
  type Manifest,
  manifestSchema,
} from '@/backend/backup/backup-format'
import { type Backup, makeBackup } from '@/backend/backup/make-backup'
import { withUnconnectedClient } from '@/backend/db/with-unconnected-client'
import { createDiskStore } from '@/backend/platform/storage/disk-store'
import type { FileStore } from '@/backend/platform/storage/file-store'
import { restoreBackup } from '@/backend/restore/restore-backup'
import { withDatabaseName } from '../database-url'
import { execute } from '../execute'

/** Creates an empty database for one test on the same server. */
export async function createEmptyDatabase(url: string): Promise<string> {
  const name = `visvakor_restored_${randomBytes(6).toString('hex')}`
  await execute(url, `create database ${name} template template0`)
  onTestFinished(() => execute(url, `drop database ${name} with (force)`))
  return withDatabaseName(url, name)
}

type Source = { readonly url: string; readonly dataDir: string; readonly store?: FileStore | null }

/** Backs up a database and the files of a data folder into `root`. */
export function backUp(
  { url, dataDir, store = createDiskStore(join(dataDir, 'files')) }: Source,
  root: string,
  now = new Date(),
): Promise<Backup> {
  return withUnconnectedClient(url, 5000, async (client) => {
    await client.connect()
    return makeBackup({ client, store, dataDir }, root, () => now)
  })
}

export function restoreTo(databaseUrl: string, dataDir: string, folder: string) {
  const target = { databaseUrl, dataDir, s3: null, clamdSocket: null }
  return restoreBackup(target, folder, new Date())
}

/** Changes the manifest of a backup and updates its checksum. */
export async function changeManifest(
  folder: string,
  change: (manifest: Manifest) => Manifest,
): Promise<void> {
  const path = join(folder, MANIFEST_FILE)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const text = JSON.stringify(change(manifest))
  await writeFile(path, text)
  const checksum = createHash('sha256').update(text).digest('hex')
  const checksums = await readFile(join(folder, CHECKSUMS_FILE), 'utf8')
  const updated = checksums.replace(new RegExp(`^\\w+(?=  ${MANIFEST_FILE}$)`, 'm'), checksum)
  await writeFile(join(folder, CHECKSUMS_FILE), updated)
}
