import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { NOT_REVALIDATED, revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { withDatabase } from '@/backend/with-database'
import { changeListings, listRemovedLines } from './change-listings'
import type { ListingCommand } from './listing-arguments'

/**
 * Runs the command and returns what to print. Starts the database when needed. Throws `UnknownListingError`
 * and `StartError`.
 */
export async function runListings(
  environment: Environment,
  command: ListingCommand,
): Promise<readonly string[]> {
  return withDatabase(environment, async (db) => {
    if (command.verb === 'removed') return listRemovedLines(db)
    const { lines, staleTags } = await explainDatabaseErrors(() =>
      changeListings(db, command, new Date()),
    )
    return (await revalidateWebApp(db, environment, staleTags))
      ? lines
      : [...lines, NOT_REVALIDATED]
  })
}
