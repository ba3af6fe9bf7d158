import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { toDay } from '@/lib/shared/calendar/day'
import { explainSearch } from './explain-search'
import {
  parseSearchArguments,
  SEARCH_USAGE,
  type SearchCommand,
  SearchUsageError,
} from './search-arguments'

/** Exit codes: 0 done, 1 the database cannot be used, 2 the command was not understood. */
async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  const command = readArguments(words)
  if (command === null) return 2
  try {
    const lines = await withDatabase(loadEnvironment(), (db) =>
      explainDatabaseErrors(() => explainSearch(db, command, toDay(new Date()))),
    )
    process.stdout.write(`${lines.join('\n')}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

function readArguments(words: readonly string[]): SearchCommand | null {
  try {
    return parseSearchArguments(words)
  } catch (error) {
    if (!(error instanceof SearchUsageError)) throw error
    process.stderr.write(`${error.message}\n\n${SEARCH_USAGE}`)
    return null
  }
}

process.exitCode = await main(process.argv.slice(2))
