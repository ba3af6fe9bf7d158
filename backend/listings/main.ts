import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { StartError } from '@/backend/platform/runtime/start-error'
import { NOT_REVALIDATED, revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { changeListings, listRemovedLines, UnknownListingError } from './change-listings'
import {
  LISTINGS_USAGE,
  type ListingCommand,
  ListingUsageError,
  parseListingArguments,
} from './listing-arguments'

/** Runs the command. Exit codes: 0 done, 1 nothing was changed, 2 the command was not understood. */
async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  const command = readArguments(words)
  if (command === null) return 2
  try {
    const lines = await runListings(loadEnvironment(), command)
    process.stdout.write(`${lines.join('\n')}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof UnknownListingError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\nNothing was changed.\n`)
    return 1
  }
}

function readArguments(words: readonly string[]): ListingCommand | null {
  try {
    return parseListingArguments(words)
  } catch (error) {
    if (!(error instanceof ListingUsageError)) throw error
    process.stderr.write(`${error.message}\n\n${LISTINGS_USAGE}`)
    return null
  }
}

process.exitCode = await main(process.argv.slice(2))

/**
 * Runs the command and returns what to print. Starts the database when needed. Throws `UnknownListingError`
 * and `StartError`.
 */
async function runListings(
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
