import type { Binaries } from '@/backend/embedded/binaries'
import { installDebianPackage } from './debian'
import { isUsable } from './program'

/** Where Debian and Ubuntu keep the programs of version 15; others name their folder. */
const DEBIAN_FOLDER = '/usr/lib/postgresql/15/bin'

/**
 * The programs of PostgreSQL 15, the oldest version we run on: in the folder of `POSTGRES15_BIN` or
 * where Debian keeps them. Installs them on Debian as root; null when there are none.
 */
export async function getPostgres15(): Promise<Binaries | null> {
  const folder = process.env.POSTGRES15_BIN ?? DEBIAN_FOLDER
  // The folder is asked for its readable parts, which Debian keeps below /usr.
  const binaries = {
    folder: '/usr',
    initdb: `${folder}/initdb`,
    postgres: `${folder}/postgres`,
  }
  if (await isUsable(binaries.postgres, ['--version'])) return binaries
  const installed = await installDebianPackage('postgresql-15')
  return installed && (await isUsable(binaries.postgres, ['--version'])) ? binaries : null
}
