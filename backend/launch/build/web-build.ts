import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getFileText } from '@/backend/platform/runtime/missing-file'
import { listFiles } from '../list-files'
import { hashOutput } from './build-output'
import { addFilesToHash } from './hash-files'

/** The folders that `next build` reads. */
const FOLDERS = ['app', 'components', 'hooks', 'lib', 'public', 'styles']

/** Settings beside them, such as next.config.ts and package-lock.json. */
const SETTINGS_FILE = /\.(ts|js|mjs|cjs|json)$/
const NOT_OF_THE_BUILD = ['next-env.d.ts', 'drizzle.config.ts', 'vitest.config.ts', 'biome.json']

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

export async function markBuilt(root: string, sources: string): Promise<void> {
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
