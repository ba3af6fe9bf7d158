import { foldVacancyCounts } from '@/backend/areas/vacancies/fold-vacancy-counts'
import { connectDatabase } from '@/backend/db/connect'
import { fillEmptyDatabase } from '@/backend/demo/fill'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import type { Environment } from '@/backend/environment'
import { migrateDatabase } from '@/backend/migrate-database'
import { silentLog } from '@/backend/platform/runtime/log'
import { tellWebApp } from '@/backend/tell-web-app'
import { toDay } from '@/lib/shared/calendar/day'
import type { ImportArguments } from './import-arguments'
import { importFeed } from './import-feed'
import type { ImportReport } from './import-report'

const UNHEARD =
  'the web app could not be told: if it runs, its pages show the change within ten minutes'

/** Starts the database when it does not run. Throws what `importFeed` throws, and `StartError`. */
export async function runImport(
  environment: Environment,
  { file, dryRun, json: _, ...options }: ImportArguments,
  signal: AbortSignal,
): Promise<ImportReport> {
  const database = await requireDatabaseUrl(environment)
  try {
    await migrateDatabase(database.url)
    const { db, close } = connectDatabase(database.url, { statementTimeoutMs: 0, log: silentLog })
    try {
      // The lookups a feed's words are matched against come with the first content, as at npm start.
      await fillEmptyDatabase(db, toDay(new Date()))
      const { report, staleTags } = await importFeed(db, file, {
        ...options,
        dryRun,
        signal,
      })
      if (dryRun) return report
      const heard = await tellWebApp(db, environment, staleTags)
      // The import stands; what cannot be folded now is after midnight.
      await foldVacancyCounts(db, toDay(new Date())).catch(() => undefined)
      return heard ? report : { ...report, notes: [...report.notes, UNHEARD] }
    } finally {
      await close()
    }
  } finally {
    await database.release()
  }
}
