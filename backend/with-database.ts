import { connectDatabase, type Database } from '@/backend/db/connect'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { migrateDatabase } from '@/backend/migrate-database'
import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { silentLog } from '@/backend/platform/runtime/log'
import { NOT_REVALIDATED, revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import type { CacheTag } from '@/lib/shared/cache-tags'

type Options = {
  /** As for `connectDatabase`. */
  readonly statementTimeoutMs?: number
}

/**
 * Runs a command's work on the migrated database of the settings, and starts the embedded one for as long when it does not run.
 * Throws `StartError`.
 */
export async function withDatabase<Result>(
  environment: Environment,
  work: (db: Database) => Promise<Result>,
  options: Options = {},
): Promise<Result> {
  const database = await requireDatabaseUrl(environment)
  try {
    await migrateDatabase(database.url)
    const { db, close } = connectDatabase(database.url, { ...options, log: silentLog })
    try {
      return await work(db)
    } finally {
      await close()
    }
  } finally {
    await database.release()
  }
}

type Change = { readonly lines: readonly string[]; readonly staleTags: readonly CacheTag[] }

/**
 * Runs a command's change like `withDatabase`, revalidates the web app and returns the lines to print. Throws
 * `StartError`.
 */
export function changeDatabase(
  environment: Environment,
  change: (db: Database) => Promise<Change>,
  options?: Options,
): Promise<readonly string[]> {
  return withDatabase(
    environment,
    async (db) => {
      const { lines, staleTags } = await explainDatabaseErrors(() => change(db))
      const isNotified = await revalidateWebApp(db, environment, staleTags)
      return isNotified ? lines : [...lines, NOT_REVALIDATED]
    },
    options,
  )
}
