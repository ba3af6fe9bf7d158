import { connectDatabase } from '@/backend/db/connect'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import { migrateDatabase } from '@/backend/migrate-database'
import { explainDatabaseErrors } from '@/backend/platform/database/explain-database-errors'
import { silentLog } from '@/backend/platform/runtime/log'
import { revalidateWebApp } from '@/backend/revalidate-web-app'
import type { Environment } from '@/backend/settings/environment'
import { removeDemo } from './remove-demo'

const UNHEARD =
  'The web app could not be told: if it runs, its pages show the change within ten minutes.\n'

/** Removes the demo and returns what to print. Starts the database when it does not run. Throws `StartError`. */
export async function runRemoveDemo(environment: Environment): Promise<string> {
  const database = await requireDatabaseUrl(environment)
  try {
    await migrateDatabase(database.url)
    const { db, close } = connectDatabase(database.url, { statementTimeoutMs: 0, log: silentLog })
    try {
      const { staleTags, ...counts } = await explainDatabaseErrors(() => db.transaction(removeDemo))
      const lines = Object.entries(counts).map(
        ([name, count]) => `${name.padEnd(14)}${String(count).padStart(5)} removed\n`,
      )
      const isNotified = await revalidateWebApp(db, environment, staleTags)
      return lines.join('') + (isNotified ? '' : UNHEARD)
    } finally {
      await close()
    }
  } finally {
    await database.release()
  }
}
