import { resolve } from 'node:path'
import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { type Restored, restoreBackup } from './restore-backup'

const USAGE = `Usage: npm run restore -- <folder of one backup>

Restores database and uploaded files into an empty DATA_DIR and, with DATABASE_URL, an empty database.
No message goes out afterwards until "npm run outbox -- release".
`

await runCommand({
  usage: USAGE,
  parse(words) {
    const [folder, ...rest] = words
    if (folder === undefined || folder.startsWith('-') || rest.length > 0) throw new UsageError()
    return resolve(folder)
  },
  async run(folder) {
    const environment = loadEnvironment()
    const restored = await explainDatabaseErrors(() =>
      restoreBackup(environment, folder, new Date()),
    )
    return summarize(restored, folder, environment)
  },
})

function summarize(
  { manifest, leftOut }: Restored,
  folder: string,
  { dataDir, databaseUrl }: Environment,
): readonly string[] {
  const { tables, uploads, finishedAt } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const place = databaseUrl === null ? dataDir : `the database of DATABASE_URL and ${dataDir}`
  return [
    `Restored: ${folder}, made at ${finishedAt}, into ${place}`,
    `Rows: ${rows} in ${tables.length - leftOut.length} tables`,
    uploads === null
      ? 'Uploaded files: not in this backup. They are in the bucket of the board that made it.'
      : `Uploaded files: ${uploads.files}`,
    ...leftOut.map((name) => `Left out: the table ${name}, which is not one of the product`),
    'Messages are held: see "npm run outbox -- list" and "npm run outbox -- release" after the start.',
  ]
}
