import { pino } from 'pino'
import { connectDatabase } from '@/backend/db/connect'
import { requireDatabaseUrl } from '@/backend/embedded/database-url'
import type { Environment } from '@/backend/environment'
import { migrateDatabase } from '@/backend/migrate-database'
import { createRevalidation } from '@/backend/platform/runtime/revalidation'
import { StartError } from '@/backend/platform/runtime/start-error'
import { requireRevalidateSecret } from '@/backend/revalidate-secret'
import { toChangedTags } from './changed-tags'
import { type ContentReport, readContent, writeContent } from './load-content'

type Outcome = {
  readonly report: ContentReport
  /** False when pages changed and the web app could not be told. */
  readonly heard: boolean
}

/**
 * Writes a content folder into the database of this environment, started for the while when it
 * does not run, and has running web pages made anew. A broken file is found before the database
 * is touched. Throws what `readContent` throws, and `StartError`.
 */
export async function runContent(environment: Environment, root: string): Promise<Outcome> {
  const content = await readContent(root)
  const database = await requireDatabaseUrl(environment)
  try {
    await migrateDatabase(database.url)
    const { db, close } = connectDatabase(database.url, { statementTimeoutMs: 0, log: silent })
    try {
      const report = await db.transaction((tx) => writeContent(tx, content, new Date()))
      return { report, heard: await tellWebApp(environment, toChangedTags(report)) }
    } finally {
      await close()
    }
  } finally {
    await database.release()
  }
}

/** By now everything is written: whatever goes wrong here is only a note. */
async function tellWebApp(environment: Environment, tags: readonly string[]): Promise<boolean> {
  if (tags.length === 0) return true
  try {
    const secret = await requireRevalidateSecret(environment)
    return await createRevalidation({ webUrl: environment.webUrl, secret, log: silent })(tags)
  } catch (error) {
    // Without a readable or writable data folder there is no secret to call with.
    if (error instanceof StartError) return false
    throw error
  }
}

/** The report says what matters. */
const silent = pino({ level: 'silent' })
