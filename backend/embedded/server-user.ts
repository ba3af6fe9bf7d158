import { execFile, type SpawnOptions } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { MALLOC_SETTINGS } from '@/backend/platform/runtime/child-process'
import { ifMissing } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Binaries } from './binaries'

const run = promisify(execFile)

/** User and group "nobody": PostgreSQL refuses to run as root. */
const NOBODY = 65534

type Owner = { readonly uid: number; readonly gid: number }

export type ServerUser = {
  /** Owner of the data and socket folders; null: our own user. */
  readonly owner: Owner | null
  readonly prefix: readonly string[]
  readonly credentials: Partial<Owner>
}

/**
 * Finds a user the server can run as here, for root another one (decision 002). Throws StartError with the
 * reasons.
 */
export async function requireServerUser(binaries: Binaries, cluster: string): Promise<ServerUser> {
  const owner = await getOwner(cluster)
  const own = process.getuid?.()
  if (own !== 0 && owner !== null && owner.uid !== own) {
    throw new StartError(
      `The database in ${cluster} belongs to the user with id ${owner.uid}, and you are ${own}. ` +
        'Start as that user or as root, or set DATA_DIR to another folder.',
    )
  }
  const reasons: string[] = []
  for (const identity of own === 0 ? await listForRoot(binaries, cluster, owner) : [OURSELVES]) {
    const reason = await tryIdentity(identity, binaries)
    if (reason === null) return identity
    reasons.push(reason)
  }
  throw new StartError(
    `The embedded PostgreSQL cannot run here: ${[...new Set(reasons)].join('; ')}. ` +
      (own === 0 ? 'Start as an ordinary user, or set' : 'Set') +
      ' DATABASE_URL to a PostgreSQL 15 or newer of your own.',
  )
}

type UserCommand = {
  readonly file: string
  readonly args: readonly string[]
  readonly options: SpawnOptions
}

/** Builds the command that runs a program as this user, for `spawn` or `execFile`. */
export function toUserCommand(
  identity: ServerUser,
  program: string,
  args: readonly string[],
): UserCommand {
  const [file = program, ...rest] = [...identity.prefix, program, ...args]
  const { NODE_ENV, PATH = '/usr/bin:/bin:/usr/sbin:/sbin' } = process.env
  // The caller's PGDATA or PGOPTIONS would change what the programs do.
  const env = { NODE_ENV, PATH, LC_ALL: 'C', TZ: 'UTC', ...MALLOC_SETTINGS }
  const options = { ...identity.credentials, env, cwd: '/' } satisfies SpawnOptions
  return { file, args: rest, options }
}

const OURSELVES: ServerUser = { owner: null, prefix: [], credentials: {} }

async function listForRoot(
  binaries: Binaries,
  cluster: string,
  existing: Owner | null,
): Promise<ServerUser[]> {
  const namespace = {
    owner: { uid: 0, gid: 0 },
    prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
    credentials: {},
  }
  if (existing?.uid === 0) return [namespace]
  const owner = existing ?? { uid: NOBODY, gid: NOBODY }
  const direct = { owner, prefix: [], credentials: owner }
  const withReach = { owner, prefix: buildSetprivPrefix(owner), credentials: {} }
  const reachable =
    (await isOpenToAll(dirname(cluster))) && (await isOpenToAll(join(binaries.folder, 'share')))
  return [...(reachable ? [direct] : []), withReach, ...(existing === null ? [namespace] : [])]
}

/** Builds the prefix that drops root but keeps its right to pass closed folders, for access(2) too. */
function buildSetprivPrefix({ uid, gid }: Owner): string[] {
  const only = '-all,+dac_override'
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    `--bounding-set=${only}`,
    '--securebits=+no_setuid_fixup',
  ]
}

async function tryIdentity(identity: ServerUser, binaries: Binaries): Promise<string | null> {
  const { file, args, options } = toUserCommand(identity, binaries.postgres, ['--version'])
  try {
    await run(file, args, { ...options, timeout: 30_000 })
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return message.trim().split('\n').at(-1) ?? message
  }
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return dirname(folder) === folder || isOpenToAll(dirname(folder))
}

async function getOwner(folder: string): Promise<Owner | null> {
  const found = await stat(folder).catch(ifMissing(null))
  return found === null ? null : { uid: found.uid, gid: found.gid }
}
