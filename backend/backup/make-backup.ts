import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { getFileText } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'
import { syncFolder } from '@/backend/platform/runtime/sync-folder'
import type { FileStore } from '@/backend/platform/storage/file-store'
import {
  MANIFEST_FILE,
  type Manifest,
  toBackupName,
  UNFINISHED_SUFFIX,
  VAPID_KEY_FILE,
} from './backup-format'
import { type BackupWriter, createBackupWriter } from './backup-writer'
import { beginSnapshot, COPY_SETTINGS, copyTables } from './copy-tables'
import { createUploadsCopy, type UploadsCopy } from './copy-uploads'
import { removeUnfinishedBackups } from './old-backups'

/** Any number shared by all processes: one backup of a database at a time. */
const BACKUP_LOCK = 7_203_115

const FULL_DISK = ['ENOSPC', 'EDQUOT']
const NO_ACCESS = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']

type Source = {
  readonly client: Client
  /** Null: uploaded files are in a bucket and are not copied. */
  readonly store: FileStore | null
  readonly dataDir: string
}

export type Backup = {
  readonly folder: string
  readonly manifest: Manifest
  /** Keys of rows whose file is lost. */
  readonly lost: readonly string[]
}

/**
 * Copies database and uploaded files, as they are at one moment, into a new folder below `root`. A failed backup leaves
 * nothing there. Throws StartError when `root` cannot be written or is full, or another backup is being made.
 */
export async function makeBackup(
  source: Source,
  root: string,
  getTime: () => Date,
): Promise<Backup> {
  const startedAt = getTime()
  const folder = join(root, toBackupName(startedAt))
  await requireOnlyBackup(source.client)
  try {
    await mkdir(root, { recursive: true, mode: 0o700 })
    await removeUnfinishedBackups(root)
    const unfinished = `${folder}${UNFINISHED_SUFFIX}`
    await mkdir(unfinished, { mode: 0o700 })
    try {
      const backup = await writeBackup(source, unfinished, { startedAt, getTime })
      await syncFolder(unfinished)
      await rename(unfinished, folder)
      await syncFolder(root)
      return { folder, ...backup }
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  } catch (error) {
    throw explainFileError(error, root)
  }
}

async function writeBackup(
  source: Source,
  folder: string,
  { startedAt, getTime }: { readonly startedAt: Date; readonly getTime: () => Date },
): Promise<Pick<Backup, 'manifest' | 'lost'>> {
  const writer = await createBackupWriter(folder)
  try {
    const { lost, ...content } = await copyContent(source, writer)
    const manifest: Manifest = {
      format: 1,
      startedAt: startedAt.toISOString(),
      finishedAt: getTime().toISOString(),
      ...content,
    }
    await writer.add(MANIFEST_FILE, Readable.from([`${JSON.stringify(manifest, null, 1)}\n`]))
    await writer.finish()
    return { manifest, lost }
  } finally {
    await writer.close()
  }
}

async function requireOnlyBackup(client: Client): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1) as "isFree"',
    [BACKUP_LOCK],
  )
  if (rows[0]?.isFree !== true) {
    throw new StartError(
      'Another backup of this database is being made. Try again when it is done.',
    )
  }
}

async function copyContent({ client, store, dataDir }: Source, writer: BackupWriter) {
  await client.query(COPY_SETTINGS)
  const uploads = store === null ? null : createUploadsCopy(store, writer)
  const { tables, lost } = await beginCompleteSnapshot(client, uploads)
  const database = await copyTables(client, tables, writer)
  await client.query('rollback')
  const key = await getFileText(join(dataDir, VAPID_KEY_FILE))
  if (key !== null) await writer.add(VAPID_KEY_FILE, Readable.from([key]))
  return { ...database, uploads: uploads?.copied() ?? null, lost }
}

/** Begins a snapshot whose rows have their files copied, but for those that are lost. */
async function beginCompleteSnapshot(client: Client, uploads: UploadsCopy | null) {
  let lost: readonly string[] = []
  for (;;) {
    const tables = await beginSnapshot(client)
    const missing = (await uploads?.copy(client)) ?? []
    // A file that was deleted after its row is in no later snapshot. What is missing twice is lost.
    if (missing.every((key) => lost.includes(key))) return { tables, lost: missing }
    lost = missing
    await client.query('rollback')
  }
}

function explainFileError(error: unknown, root: string): unknown {
  const code = getErrorCode(error) ?? ''
  const path = error instanceof Error && 'path' in error ? String(error.path) : root
  if (FULL_DISK.includes(code)) {
    return new StartError(
      `The disk of ${root} is full. Remove older backups there, or choose a folder on another disk.`,
      { cause: error },
    )
  }
  if (NO_ACCESS.includes(code)) {
    return new StartError(
      `${path} cannot be read or written (${code}). Run the command as the user who runs the product, and choose a folder that this user can write.`,
      { cause: error },
    )
  }
  return error
}
