import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { getText } from '@/backend/platform/runtime/get-text'

/** The folders that `next build` reads. */
const FOLDERS = ['app', 'components', 'hooks', 'lib', 'public', 'styles']

/** Settings beside them, such as next.config.ts and package-lock.json. */
const SETTINGS_FILE = /\.(ts|js|mjs|cjs|json)$/
const NOT_OF_THE_BUILD = ['next-env.d.ts', 'drizzle.config.ts', 'vitest.config.ts', 'biome.json']

/** Hexadecimal; `variables` are those whose values a build writes into its output. */
export async function hashSources(
  root: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(variables).sort()))
  for (const path of await listSources(root)) {
    const content = createHash('sha256').update(await readFile(join(root, path)))
    hash.update(`${path} ${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

export async function isBuilt(root: string, sources: string): Promise<boolean> {
  return (await getText(toStampPath(root))) === sources && (await hasBuild(root))
}

/** Next writes the build's id last. */
export async function hasBuild(root: string): Promise<boolean> {
  return (await getText(toIdPath(root))) !== null
}

/** An interrupted build must not count as finished. */
export async function clearBuild(root: string): Promise<void> {
  await rm(toStampPath(root), { force: true })
  await rm(toIdPath(root), { force: true })
}

export async function markBuilt(root: string, sources: string): Promise<void> {
  await writeFile(toStampPath(root), sources)
}

function toIdPath(root: string): string {
  return join(root, '.next', 'BUILD_ID')
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
  const folders = await Promise.all(FOLDERS.map((folder) => listFolder(root, folder)))
  return [...settings, ...folders.flat()].sort()
}

async function listFolder(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const paths = entries.map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listFolder(root, path)
      return entry.isFile() ? [path] : []
    })
    return (await Promise.all(paths)).flat()
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
