import { compactVacancyCounts } from '@/backend/areas/vacancies/compact-vacancy-counts'
import { connectDatabase, type Database } from '@/backend/db/connect'
import { isFullyMigrated } from '@/backend/db/migrate'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { StartError } from '@/backend/platform/runtime/start-error'
import { isEmptyDatabase } from '@/backend/reference/is-empty-database'
import { NOT_REVALIDATED_MESSAGE, revalidateWebApp } from '@/backend/revalidate-web-app'
import { toRunningSettings } from '@/backend/running-product'
import type { Environment } from '@/backend/settings/environment'
import { DATABASE_NOT_READY_MESSAGE, migrateExisting, PATIENT } from '@/backend/with-database'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'
import { createHoldReason } from './hold-reason'
import type { ImportArguments } from './import-arguments'
import { importFeed } from './import-feed'
import type { ImportReport } from './import-report'
import { lowerPriority } from './low-priority'

/**
 * Runs an import on the product's database, which is started when it does not run. Throws what `importFeed` throws,
 * and `StartError`.
 */
export async function runImport(
  environment: Environment,
  { file, dryRun, json: _, ...options }: ImportArguments,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { result, isHeard } = await withImportDatabase(
    environment,
    async (db) => {
      // A feed's words are matched against reference data.
      await requireFilled(db)
      const now = new Date()
      const employers = [options.employer ?? []].flat()
      const toHoldReason = createHoldReason({ ...environment.importHolds, now, employers })
      const { report, staleTags } = await importFeed(db, file, {
        ...options,
        dryRun,
        signal,
        now,
        toHoldReason,
      })
      return { result: report, staleTags }
    },
    dryRun,
  )
  return isHeard ? result : { ...result, notes: [...result.notes, NOT_REVALIDATED_MESSAGE] }
}

type Imported<Result> = { readonly result: Result; readonly staleTags: readonly CacheTag[] }

/**
 * Runs imports with the lowest priority, then revalidates pages and compacts counts. `isHeard`: no page of
 * the web app stays old. A dry run changes nothing, not even by migrating. Throws `StartError`.
 */
export async function withImportDatabase<Result>(
  given: Environment,
  work: (db: Database) => Promise<Imported<Result>>,
  isDryRun = false,
): Promise<{ readonly result: Result; readonly isHeard: boolean }> {
  const environment = await toRunningSettings(given)
  const database = await requireDatabaseUrl(environment)
  try {
    if (!isDryRun) await migrateExisting(database.url)
    const { db, pool, close } = connectDatabase(database.url, {
      ...PATIENT,
      statementTimeoutMs: 0,
    })
    const comeBack = lowerPriority(pool, environment.databaseUrl === null)
    try {
      const { result, staleTags } = await work(db)
      if (isDryRun) return { result, isHeard: true }
      // The import is committed, whatever fails from here on.
      const isHeard = await revalidateWebApp(db, environment, staleTags).catch(() => false)
      await compactVacancyCounts(db, toDay(new Date())).catch(() => undefined)
      return { result, isHeard }
    } finally {
      await comeBack()
      await close().catch(() => undefined)
    }
  } finally {
    await database.release().catch(() => undefined)
  }
}

async function requireFilled(db: Database): Promise<void> {
  if (!(await isFullyMigrated(db)) || (await isEmptyDatabase(db)))
    throw new StartError(DATABASE_NOT_READY_MESSAGE)
}
