import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getFileText, ifMissing } from '@/backend/platform/runtime/missing-file'

/** The folders that `next build` reads. */
const FOLDERS = ['app', 'components', 'hooks', 'lib', 'public', 'styles']

/** Settings beside them, such as next.config.ts and package-lock.json. */
const SETTINGS_FILE = /\.(ts|js|mjs|cjs|json)$/
const NOT_OF_THE_BUILD = ['next-env.d.ts', 'drizzle.config.ts', 'vitest.config.ts', 'biome.json']

/**
 * Files of a build that `next start` reads. The rest (caches, traces, types) is not needed, and Next writes
 * there itself.
 */
const READ = /^(?:BUILD_ID|[^/\\]+\.(?:json|js)|(?:server|static|worker)[/\\].+)$/

/** Never read, and most of the size. */
const LEFT_OUT = /^(?:cache|dev)$/

/** One buffer for all files: the launcher would keep tens of MB otherwise (promise S10). */
const room = Buffer.allocUnsafe(64 * 1024)

/** Files between two pauses for other work: the API starts meanwhile. */
const TURN = 50

/**
 * Hashes the sources, in hexadecimal. Settings do not count, since they are read at run time (decision 004).
 */
export async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256')
  await addFilesToHash(hash, root, await listSources(root))
  return hash.digest('hex')
}

/** `stale`: from other sources, interrupted or missing. `damaged`: files differ from what was built. */
type BuildState = 'whole' | 'stale' | 'damaged'

export async function getBuildState(root: string, sources: string): Promise<BuildState> {
  const stamp = await getFileText(toStampPath(root))
  const [from, output] = stamp?.split('\n') ?? []
  if (from !== sources) return 'stale'
  return output === (await hashOutput(root)) ? 'whole' : 'damaged'
}

/** Checks for a finished build: Next writes the build's id last. */
export async function hasBuild(root: string): Promise<boolean> {
  return (await getFileText(toIdPath(root))) !== null
}

/**
 * Removes a build. An interrupted one must not count as finished, and what damaged a build may have damaged
 * its cache.
 */
export async function clearBuild(root: string, state: BuildState): Promise<void> {
  await rm(toStampPath(root), { force: true })
  await rm(toIdPath(root), { force: true })
  if (state === 'damaged') await rm(toCachePath(root), { recursive: true, force: true })
}

export async function saveBuildStamp(root: string, sources: string): Promise<void> {
  await writeFile(toStampPath(root), `${sources}\n${await hashOutput(root)}`)
}

function toIdPath(root: string): string {
  return join(root, '.next', 'BUILD_ID')
}

function toCachePath(root: string): string {
  return join(root, '.next', 'cache')
}

function toStampPath(root: string): string {
  return join(root, '.next', 'built-from')
}

async function listSources(root: string): Promise<string[]> {
  const beside = await readdir(root, { withFileTypes: true })
  const settings = beside
    .filter((entry) => entry.isFile() && SETTINGS_FILE.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => !NOT_OF_THE_BUILD.includes(name))
  const folders = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)))
  return [...settings, ...folders.flat()].sort()
}

/**
 * Hashes names and contents, in hexadecimal: after a power cut a file may keep its length and hold nothing.
 */
async function hashOutput(root: string): Promise<string> {
  const build = join(root, '.next')
  const hash = createHash('sha256')
  const files = await listFiles(build, '', LEFT_OUT)
  await addFilesToHash(hash, build, files.filter((file) => READ.test(file)).sort())
  return hash.digest('hex')
}

/** Adds path and content of each file to a hash, in this order. */
async function addFilesToHash(hash: Hash, folder: string, paths: readonly string[]): Promise<void> {
  for (const [at, path] of paths.entries()) {
    if (at % TURN === 0) await nextTurn()
    hash.update(`${path} ${hashFile(join(folder, path))}\n`)
  }
}

function hashFile(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const length = readSync(file, room)
      if (length === 0) return hash.digest('hex')
      hash.update(room.subarray(0, length))
    }
  } finally {
    closeSync(file)
  }
}

/**
 * Lists the paths below `root` of all files in its folder, at any depth; empty when there is no such folder.
 * @param leftOut paths of folders below `root` that are skipped
 */
async function listFiles(root: string, folder: string, leftOut = /(?!)/): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ifMissing([]))
  const paths = entries.map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return leftOut.test(path) ? [] : listFiles(root, path, leftOut)
    return entry.isFile() ? [path] : []
  })
  return (await Promise.all(paths)).flat()
}
