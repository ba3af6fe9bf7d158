import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { ServerUser } from './server-user'

const PORT = 5432
const SOCKET = `.s.PGSQL.${PORT}`

/** `sun_path` of a socket address holds 104 bytes on macOS and 108 on Linux, with the final NUL. */
const LONGEST_SOCKET_PATH = 103

/**
 * Chooses the socket's folder: the system's temporary one when a path in the data folder is too long or
 * PostgreSQL would read it as a list.
 */
export function toSocketFolder(dataDir: string): string {
  const inside = join(dataDir, 'run')
  const socket = join(inside, SOCKET)
  const fits = Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH && !/[,"\\]/.test(socket)
  if (fits) return inside
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `visvakor-${userInfo().uid}-${hash}`)
}

export function toSocketUrl(socketFolder: string, database: string): string {
  const host = encodeURIComponent(socketFolder)
  return `postgres://visvakor@localhost:${PORT}/${database}?host=${host}&sslmode=disable`
}

/**
 * Creates the socket's folder; only while no server runs. Throws StartError when another user created a
 * folder of this name.
 */
export async function makeSocketFolder(folder: string, identity: ServerUser): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  const allowed = [process.getuid?.(), identity.owner?.uid]
  if (!found.isDirectory() || !allowed.includes(found.uid)) {
    throw new StartError(
      `${folder} belongs to another user or is not a folder, so the database's socket cannot be there. ` +
        'Remove it, or set DATA_DIR to a folder with a shorter path.',
    )
  }
  await chmod(folder, 0o700)
  // PostgreSQL would respect the lock of a dead server whose id another process has now.
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(folder, name), { force: true })
  if (identity.owner !== null) await chown(folder, identity.owner.uid, identity.owner.gid)
}
