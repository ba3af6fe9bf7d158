import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { StartError } from '@/backend/platform/runtime/start-error'
import { NOT_REVALIDATED, revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { removeDemo } from './remove-demo'

const USAGE = `Usage: npm run demo -- remove

Takes the invented employers, universities and listings out of the database, with all that users saved of them or
sent to them. What was imported or written stays, and so do articles and pages.
`

/** Exit codes: 0 removed, 1 nothing was changed, 2 the command was not understood. */
async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  if (words.length !== 1 || words[0] !== 'remove') {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    process.stdout.write(await runRemoveDemo(loadEnvironment()))
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\nNothing was changed.\n`)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))

/** Removes the demo and returns what to print. Starts the database when it does not run. Throws `StartError`. */
async function runRemoveDemo(environment: Environment): Promise<string> {
  return withDatabase(
    environment,
    async (db) => {
      const { staleTags, ...counts } = await explainDatabaseErrors(() => db.transaction(removeDemo))
      const lines = Object.entries(counts).map(
        ([name, count]) => `${name.padEnd(14)}${String(count).padStart(5)} removed`,
      )
      const isNotified = await revalidateWebApp(db, environment, staleTags)
      return [...lines, ...(isNotified ? [] : [NOT_REVALIDATED]), ''].join('\n')
    },
    { statementTimeoutMs: 0 },
  )
}
