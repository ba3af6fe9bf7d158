import { execFile } from 'node:child_process'
import { chown, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { getFileText } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'
import { syncFolder } from '@/backend/platform/runtime/sync-folder'
import type { Binaries } from './binaries'
import { type ServerUser, toUserCommand } from './server-user'

const run = promisify(execFile)

const MAJOR_VERSION = '18'

/** A new database with demo content comes to 80 MB. */
const NEEDED_MB = 128

const MB = 1_000_000

/**
 * Creates PostgreSQL's data folder, whole or not at all. Throws StartError when it cannot, or when one of
 * another version is there.
 */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  identity: ServerUser,
): Promise<void> {
  await removeUnfinished(cluster)
  const version = (await getFileText(join(cluster, 'PG_VERSION')))?.trim()
  if (version === undefined) return createCluster(cluster, binaries, identity)
  if (version !== MAJOR_VERSION) {
    throw new StartError(
      `The database in ${cluster} is of PostgreSQL ${version}, and this is ${MAJOR_VERSION}. ` +
        'Dump it with the old version and load it into a new DATA_DIR, or set DATABASE_URL to a server that runs it.',
    )
  }
}

async function createCluster(
  cluster: string,
  binaries: Binaries,
  identity: ServerUser,
): Promise<void> {
  await requireFreeDiskSpace(dirname(cluster))
  const unfinished = `${cluster}.unfinished`
  await mkdir(unfinished, { mode: 0o700 })
  if (identity.owner !== null) await chown(unfinished, identity.owner.uid, identity.owner.gid)
  const { file, args, options } = toUserCommand(identity, binaries.initdb, [
    `--pgdata=${unfinished}`,
    '--username=visvakor',
    // Safe: only the server's user can open the folder of the socket.
    '--auth=trust',
    '--encoding=UTF8',
    // The same sort order and letter classes on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--no-instructions',
  ])
  try {
    await run(file, args, options)
  } catch (cause) {
    await removeUnfinished(cluster)
    throw new StartError(toFailure(cluster, cause), { cause })
  }
  await rename(unfinished, cluster)
  await syncFolder(dirname(cluster))
}

/**
 * Formats a failure as one sentence; initdb writes many lines and names its reason in the first that is not a
 * note.
 */
function toFailure(cluster: string, cause: unknown): string {
  const written = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause)
  const lines = written.split('\n').filter((line) => line.trim() !== '')
  const reason = lines.find((line) => /(error|FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? ''
  return (
    `The database could not be created in ${cluster}: ${reason.trim()}. ` +
    'If its disk is full, make room there or set DATA_DIR to a folder on another one.'
  )
}

async function removeUnfinished(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  const unfinished = `${basename(cluster)}.unfinished`
  const names = await readdir(folder)
  if (names.includes(unfinished)) {
    await rm(join(folder, unfinished), { recursive: true, force: true })
  }
}

/**
 * Throws StartError when a new database would fill the disk halfway (promise F8). `measure` returns free
 * bytes.
 */
export async function requireFreeDiskSpace(
  folder: string,
  measure: (folder: string) => Promise<number> = measureFree,
): Promise<void> {
  const free = Math.floor((await measure(folder)) / MB)
  if (free < NEEDED_MB) {
    throw new StartError(
      `The disk of ${folder} has ${free} MB free, and a new database needs ${NEEDED_MB} MB. ` +
        'Make room there, or set DATA_DIR to a folder on another disk.',
    )
  }
}

async function measureFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
