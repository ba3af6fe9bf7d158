import { createReadStream } from 'node:fs'
import { copyFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { type Manifest, VAPID_KEY_FILE } from '@/backend/backup/backup-format'
import { recordBackup } from '@/backend/backup/old-backups'
import { createFileDeps } from '@/backend/create-file-deps'
import { withUnconnectedClient } from '@/backend/db/with-unconnected-client'
import { requireUnlocked } from '@/backend/embedded/data-folder-lock'
import { startEmbeddedPostgres } from '@/backend/embedded/postgres'
import { migrateDatabase } from '@/backend/migrate-database'
import { requireDataFolder } from '@/backend/platform/runtime/data-folder'
import { ifMissing } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'
import { type FileStore, isFileKey } from '@/backend/platform/storage/file-store'
import { requireStoppedProduct } from '@/backend/running-product'
import type { Environment } from '@/backend/settings/environment'
import { requireKnownVersion, restoreDatabase } from './restore-database'
import { verifyBackup } from './verify-backup'

/** ms */
const PATIENCE = 5000

export type Restored = {
  readonly manifest: Manifest
  /** Tables of the backup that the product does not have. */
  readonly leftOut: readonly string[]
}

type Target = Pick<Environment, 'clamdSocket' | 'dataDir' | 'databaseUrl' | 's3'>

/**
 * Restores a backup into an empty data folder and an empty database, and holds its messages. A failed restore leaves
 * both empty. Throws StartError.
 */
export async function restoreBackup(target: Target, folder: string, now: Date): Promise<Restored> {
  const { dataDir, databaseUrl } = target
  await requireStoppedProduct(dataDir)
  await requireUnlocked(dataDir)
  await requireEmptyFolder(dataDir)
  if (databaseUrl !== null) await withConnected(databaseUrl, requireEmptyDatabase)
  const manifest = await verifyBackup(folder)
  requireKnownVersion(manifest)
  await requireDataFolder(dataDir)
  try {
    // Files first: a row always has its file.
    if (manifest.uploads !== null) await storeUploads(createFileDeps(target).store, folder)
    await copyFile(join(folder, VAPID_KEY_FILE), join(dataDir, VAPID_KEY_FILE)).catch(
      ifMissing(undefined),
    )
    const { leftOut } = await withEmptyDatabase(target, async (url) => {
      const restored = await withConnected(url, (client) =>
        restoreDatabase(client, folder, { manifest, now }),
      )
      await migrateDatabase(url)
      return restored
    })
    // The board has this backup, so it is not one without any.
    await recordBackup(dataDir, { finishedAt: manifest.finishedAt, folder })
    return { manifest, leftOut }
  } catch (error) {
    for (const name of await readdir(dataDir)) {
      await rm(join(dataDir, name), { recursive: true, force: true })
    }
    throw error
  }
}

async function requireEmptyFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(ifMissing([]))
  if (names.length === 0) return
  throw new StartError(
    `DATA_DIR ${dataDir} is not empty. Move it away, or set DATA_DIR to a new folder, and restore there.`,
  )
}

async function requireEmptyDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname not in ('information_schema') and nspname not like 'pg\\_%' and relkind in ('r', 'p', 'v', 'm', 'S')
     limit 1`,
  )
  if (rows.length === 0) return
  throw new StartError(
    `The database of DATABASE_URL is not empty, it has ${rows[0]?.name}. Create a new one, set DATABASE_URL to it, and restore there.`,
  )
}

function withConnected<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withUnconnectedClient(url, PATIENCE, async (client) => {
    await client.connect()
    return work(client)
  })
}

async function withEmptyDatabase<Result>(
  { databaseUrl, dataDir }: Target,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work(databaseUrl)
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  return work(url).finally(stop)
}

async function storeUploads(store: FileStore, folder: string): Promise<void> {
  const entries = await readdir(join(folder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(ifMissing([]))
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name)
    if (!isFileKey(name)) continue
    const { size } = await stat(path)
    await store.put(name, createReadStream(path), size)
  }
}
