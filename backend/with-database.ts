import { connectDatabase, type Database } from '@/backend/db/connect'
import { hasAnyMigration } from '@/backend/db/migrate'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { migrateDatabase } from '@/backend/migrate-database'
import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { silentLog } from '@/backend/platform/runtime/log'
import { StartError } from '@/backend/platform/runtime/start-error'
import { NOT_REVALIDATED_MESSAGE, revalidateWebApp } from '@/backend/revalidate-web-app'
import { toRunningSettings } from '@/backend/running-product'
import type { Environment } from '@/backend/settings/environment'
import type { CacheTag } from '@/lib/shared/cache-tags'

/** How commands connect: an operator waits longer than a visitor. */
export const PATIENT = { statementTimeoutMs: 10_000, connectTimeoutMs: 15_000, log: silentLog }

type Options = {
  /** As for `connectDatabase`. */
  readonly statementTimeoutMs?: number
}

/** What a command says of a database that the product has not filled, or not migrated to this version. */
export const DATABASE_NOT_READY_MESSAGE =
  'The database is not ready for this version. Start the product once first (npm start), then try again.'

/**
 * Runs a command's work on the product's database: that of the running product, else that of the settings, where the
 * embedded one is started for as long. Migrates it, but never creates or fills one. The work gets the settings that
 * reach the running product. Throws `StartError`.
 */
export async function withDatabase<Result>(
  environment: Environment,
  work: (db: Database, running: Environment) => Promise<Result>,
  options: Options = {},
): Promise<Result> {
  const running = await toRunningSettings(environment)
  const database = await requireDatabaseUrl(running)
  try {
    return await explainDatabaseErrors(async () => {
      await migrateExisting(database.url)
      const { db, close } = connectDatabase(database.url, { ...PATIENT, ...options })
      try {
        return await work(db, running)
      } finally {
        await close()
      }
    })
  } finally {
    await database.release()
  }
}

/** Migrates a database that the product has migrated before. Throws `StartError` for another. */
export async function migrateExisting(url: string): Promise<void> {
  if (!(await hasAnyMigration(url))) throw new StartError(DATABASE_NOT_READY_MESSAGE)
  await migrateDatabase(url)
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
    async (db, running) => {
      const { lines, staleTags } = await change(db)
      const isNotified = await revalidateWebApp(db, running, staleTags)
      return isNotified ? lines : [...lines, NOT_REVALIDATED_MESSAGE]
    },
    options,
  )
}
