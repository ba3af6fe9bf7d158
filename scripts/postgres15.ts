import type { Binaries } from '@/backend/embedded/binaries'
import { installDebianPackage, runAsRoot } from './debian'
import { isUsable } from './program'

/** Where Debian and Ubuntu keep the programs of version 15; others name their folder. */
const DEBIAN_FOLDER = '/usr/lib/postgresql/15/bin'

const PACKAGE = 'postgresql-15'

/** Comes with `postgresql-common`, and adds the mirror to those of apt. */
const ADD_MIRROR = '/usr/share/postgresql-common/pgdg/apt.postgresql.org.sh'

/**
 * The programs of PostgreSQL 15, the oldest version we run on: in the folder of `POSTGRES15_BIN` or
 * where Debian keeps them. Installs them where `mayInstall`; null when there are none.
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
  const installed = (await installDebianPackage(PACKAGE)) || (await installFromPostgres())
  return installed && (await isUsable(binaries.postgres, ['--version'])) ? binaries : null
}

/** Releases that no longer have version 15 themselves, or not yet, get it from PostgreSQL's own mirror. */
async function installFromPostgres(): Promise<boolean> {
  return (
    (await installDebianPackage('postgresql-common')) &&
    (await installDebianPackage('ca-certificates')) &&
    (await runAsRoot(ADD_MIRROR, ['-y'])) === 0 &&
    installDebianPackage(PACKAGE)
  )
}
