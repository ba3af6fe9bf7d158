import { explainDatabaseErrors } from '@/backend/platform/database/database-failure'
import { NOT_REVALIDATED, revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { withDatabase } from '@/backend/with-database'
import { removeDemo } from './remove-demo'

/** Removes the demo and returns what to print. Starts the database when it does not run. Throws `StartError`. */
export async function runRemoveDemo(environment: Environment): Promise<string> {
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
