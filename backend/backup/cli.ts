import { resolve, sep } from 'node:path'
import { createFileDeps } from '@/backend/create-file-deps'
import { hasAnyMigration } from '@/backend/db/migrate'
import { withUnconnectedClient } from '@/backend/db/with-unconnected-client'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { parseOptions, runCommand, UsageError } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toRunningSettings } from '@/backend/running-product'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { DATABASE_NOT_READY_MESSAGE } from '@/backend/with-database'
import { type Backup, makeBackup } from './make-backup'
import { recordBackup, removeOldBackups } from './old-backups'

/** ms */
const PATIENCE = 5000

const USAGE = `Usage: npm run backup -- [--keep <number>] <folder>

Copies database and uploaded files into a new folder below this one, while the product runs or is stopped.

  --keep   afterwards removes the oldest backups in the folder, so that this many are left
`

await runCommand({
  usage: USAGE,
  parse(words) {
    const { values, positionals } = parseOptions(words, { keep: { type: 'string' } })
    const [folder, ...rest] = positionals
    if (folder === undefined || rest.length > 0) throw new UsageError()
    const keep = values.keep === undefined ? null : Number(values.keep)
    if (keep !== null && !(Number.isInteger(keep) && keep > 0)) {
      throw new UsageError('--keep must be a whole number from 1.')
    }
    return { root: resolve(folder), keep }
  },
  async run({ root, keep }) {
    const environment = await toRunningSettings(loadEnvironment())
    if (`${root}${sep}`.startsWith(`${resolve(environment.dataDir)}${sep}`)) {
      throw new StartError(
        `${root} is in DATA_DIR and would be lost with it: choose a folder outside, best on another disk.`,
      )
    }
    const backup = await backUp(environment, root)
    const { finishedAt } = backup.manifest
    await recordBackup(environment.dataDir, { finishedAt, folder: backup.folder })
    const removed = keep === null ? [] : await removeOldBackups(root, keep)
    return [...summarize(backup, environment), ...removed.map((folder) => `Removed: ${folder}`)]
  },
})

async function backUp(environment: Environment, root: string): Promise<Backup> {
  const database = await requireDatabaseUrl(environment)
  try {
    return await explainDatabaseErrors(async () => {
      if (!(await hasAnyMigration(database.url))) throw new StartError(DATABASE_NOT_READY_MESSAGE)
      return await withUnconnectedClient(database.url, PATIENCE, async (client) => {
        await client.connect()
        const store = environment.s3 === null ? createFileDeps(environment).store : null
        return makeBackup({ client, store, dataDir: environment.dataDir }, root, () => new Date())
      })
    })
  } finally {
    await database.release()
  }
}

function summarize({ folder, manifest, lost }: Backup, { s3 }: Environment): readonly string[] {
  const { tables, uploads } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Backup: ${folder}`,
    `Rows: ${rows} in ${tables.length} tables`,
    uploads === null
      ? `Uploaded files: not included, they are in the bucket ${s3?.bucket}. Back it up by its own means, after this.`
      : `Uploaded files: ${uploads.files} (${(uploads.bytes / 1_000_000).toFixed(1)} MB)`,
    ...lost.map(
      (key) => `Lost before this backup: the uploaded file ${key}, which a row still has`,
    ),
  ]
}
