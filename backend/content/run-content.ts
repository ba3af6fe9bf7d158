import { connectDatabase } from '@/backend/db/connect'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { migrateDatabase } from '@/backend/migrate-database'
import { explainDatabaseErrors } from '@/backend/platform/database/explain-database-errors'
import { silentLog } from '@/backend/platform/runtime/log'
import { revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { toChangedTags } from './changed-tags'
import { type ContentReport, readContent, writeContent } from './load-content'

type Outcome = {
  readonly report: ContentReport
  /** False when pages changed and the web app could not be notified. */
  readonly heard: boolean
}

/**
 * Loads content; a broken file is found before the database is touched. Throws like `readContent`, and
 * StartError.
 */
export async function runContent(environment: Environment, root: string): Promise<Outcome> {
  const content = await readContent(root)
  const database = await requireDatabaseUrl(environment)
  try {
    await migrateDatabase(database.url)
    const { db, close } = connectDatabase(database.url, { statementTimeoutMs: 0, log: silentLog })
    try {
      const report = await explainDatabaseErrors(() =>
        db.transaction((tx) => writeContent(tx, content, new Date())),
      )
      return { report, heard: await revalidateWebApp(db, environment, toChangedTags(report)) }
    } finally {
      await close()
    }
  } finally {
    await database.release()
  }
}
