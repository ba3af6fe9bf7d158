import { connectDatabase } from '@/backend/db/connect'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { migrateDatabase } from '@/backend/migrate-database'
import { explainDatabaseErrors } from '@/backend/platform/database/explain-database-errors'
import { silentLog } from '@/backend/platform/runtime/log'
import { revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { changeListings, listRemovedLines } from './change-listings'
import type { ListingCommand } from './listing-arguments'

const UNHEARD =
  'The web app could not be told: if it runs, its pages show the change within ten minutes.'

/**
 * Runs the command and returns what to print. Starts the database when needed. Throws `UnknownListingError`
 * and `StartError`.
 */
export async function runListings(
  environment: Environment,
  command: ListingCommand,
): Promise<readonly string[]> {
  const database = await requireDatabaseUrl(environment)
  try {
    await migrateDatabase(database.url)
    const { db, close } = connectDatabase(database.url, { log: silentLog })
    try {
      if (command.verb === 'removed') return await listRemovedLines(db)
      const { lines, staleTags } = await explainDatabaseErrors(() =>
        changeListings(db, command, new Date()),
      )
      return (await revalidateWebApp(db, environment, staleTags)) ? lines : [...lines, UNHEARD]
    } finally {
      await close()
    }
  } finally {
    await database.release()
  }
}
