import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { withDatabase } from '@/backend/with-database'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { type ContentReport, readContent, writeContent } from './load-content'

type Outcome = {
  readonly report: ContentReport
  /** False when pages changed and the web app could not be notified. */
  readonly isRevalidated: boolean
}

/**
 * Loads content; a broken file is found before the database is touched. Throws like `readContent`, and
 * StartError.
 */
export async function runContent(environment: Environment, root: string): Promise<Outcome> {
  const content = await readContent(root)
  return withDatabase(
    environment,
    async (db) => {
      const report = await explainDatabaseErrors(() =>
        db.transaction((tx) => writeContent(tx, content, new Date())),
      )
      const isRevalidated = await revalidateWebApp(db, environment, toChangedTags(report))
      return { report, isRevalidated }
    },
    { statementTimeoutMs: 0 },
  )
}

export function toChangedTags(report: ContentReport): CacheTag[] {
  return (Object.keys(report) as (keyof ContentReport)[])
    .filter((kind) => report[kind].added + report[kind].changed + report[kind].removed > 0)
    .map((kind) => tags[kind])
}
