import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { UnknownListingError } from './change-listings'
import {
  LISTINGS_USAGE,
  type ListingCommand,
  ListingUsageError,
  parseListingArguments,
} from './listing-arguments'
import { runListings } from './run-listings'

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
