import { access } from 'node:fs/promises'
import { compactVacancyCounts } from '@/backend/areas/vacancies/compact-vacancy-counts'
import { connectDatabase, type Database } from '@/backend/db/connect'
import { isMigrated } from '@/backend/db/migrate'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { toClusterFolder } from '@/backend/embedded/postgres'
import { migrateDatabase } from '@/backend/migrate-database'
import { silentLog } from '@/backend/platform/runtime/log'
import { StartError } from '@/backend/platform/runtime/start-error'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { isEmptyDatabase } from '@/backend/reference/is-empty-database'
import { revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { toDay } from '@/lib/shared/calendar/day'
import type { ImportArguments } from './import-arguments'
import { importFeed } from './import-feed'
import type { ImportReport } from './import-report'
import { lowerPriority } from './low-priority'

const UNHEARD =
  'the web app could not be notified: if it runs, its pages show the change within ten minutes'

const NOT_READY =
  'The database is not ready for this version, and a dry run changes nothing. Start the product once (npm start), then try again.'

/** Runs an import and starts the database when needed. Throws what `importFeed` throws, and `StartError`. */
export async function runImport(
  environment: Environment,
  { file, dryRun, json: _, ...options }: ImportArguments,
  signal: AbortSignal,
): Promise<ImportReport> {
  if (dryRun) await requireCluster(environment)
  const database = await requireDatabaseUrl(environment)
  try {
    if (!dryRun) await migrateDatabase(database.url)
    const { db, pool, close } = connectDatabase(database.url, {
      statementTimeoutMs: 0,
      log: silentLog,
    })
    const comeBack = lowerPriority(pool, environment.databaseUrl === null)
    try {
      // A feed's words are matched against reference data; a board with a feed needs no demo.
      if (dryRun) await requireFilled(db)
      else await fillEmptyDatabase(db, toDay(new Date()))
      const { report, staleTags } = await importFeed(db, file, { ...options, dryRun, signal })
      if (dryRun) return report
      // The import is committed, whatever fails from here on.
      const isHeard = await revalidateWebApp(db, environment, staleTags).catch(() => false)
      await compactVacancyCounts(db, toDay(new Date())).catch(() => undefined)
      return isHeard ? report : { ...report, notes: [...report.notes, UNHEARD] }
    } finally {
      await comeBack()
      await close().catch(() => undefined)
    }
  } finally {
    await database.release().catch(() => undefined)
  }
}

async function requireCluster({ databaseUrl, dataDir }: Environment): Promise<void> {
  if (databaseUrl !== null) return
  await access(toClusterFolder(dataDir)).catch(() => {
    throw new StartError(NOT_READY)
  })
}

async function requireFilled(db: Database): Promise<void> {
  if (!(await isMigrated(db)) || (await isEmptyDatabase(db))) throw new StartError(NOT_READY)
}
