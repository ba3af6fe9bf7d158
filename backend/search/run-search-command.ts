import { connectDatabase } from '@/backend/db/connect'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { migrateDatabase } from '@/backend/migrate-database'
import { explainDatabaseErrors } from '@/backend/platform/database/explain-database-errors'
import { silentLog } from '@/backend/platform/runtime/log'
import type { Environment } from '@/backend/settings/environment'
import { toDay } from '@/lib/shared/calendar/day'
import { explainSearch } from './explain-search'
import type { SearchCommand } from './search-arguments'

/** Returns the lines to print. Starts the database when it does not run. Throws `StartError`. */
export async function runSearchCommand(
  environment: Environment,
  command: SearchCommand,
): Promise<readonly string[]> {
  const database = await requireDatabaseUrl(environment)
  try {
    await migrateDatabase(database.url)
    const { db, close } = connectDatabase(database.url, { log: silentLog })
    try {
      return await explainDatabaseErrors(() => explainSearch(db, command, toDay(new Date())))
    } finally {
      await close()
    }
  } finally {
    await database.release()
  }
}
