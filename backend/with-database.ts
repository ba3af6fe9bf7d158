import { connectDatabase, type Database } from '@/backend/db/connect'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { migrateDatabase } from '@/backend/migrate-database'
import { silentLog } from '@/backend/platform/runtime/log'
import type { Environment } from '@/backend/settings/environment'

/**
 * Runs a command's work on the migrated database of the settings, and starts the embedded one for as long when it does not run.
 * `statementTimeoutMs` as for `connectDatabase`. Throws `StartError`.
 */
export async function withDatabase<Result>(
  environment: Environment,
  work: (db: Database) => Promise<Result>,
  options: { readonly statementTimeoutMs?: number } = {},
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
