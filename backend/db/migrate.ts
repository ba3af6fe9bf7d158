import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import type { Database } from './connect'
import { withClient } from './with-client'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** ms */
const PATIENCE = 5000

/** Any number shared by all processes: only one migrates at a time. */
const MIGRATION_LOCK = 7_203_114

/**
 * Applies migrations; `fill` does what SQL cannot, under the same lock. Throws when the database cannot
 * search Khmer text (decision 003).
 */
export async function runMigrations(
  url: string,
  fill: (db: Database) => Promise<void>,
): Promise<void> {
  await withClient(url, PATIENCE, async (client) => {
    await client.connect()
    // The lock ends with the connection, even when this process is killed.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle({ client })
    await migrate(db, { migrationsFolder })
    await fill(db)
    await requireKhmerTrigrams(client)
  })
}

/** Read once: the files do not change while we run. */
const newestMigration = Math.max(
  ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
)

/** Checks whether the database was migrated to any version; false for one that the product never used. */
export function hasMigrations(url: string): Promise<boolean> {
  return withClient(url, PATIENCE, async (client) => {
    await client.connect()
    return hasJournal(drizzle({ client }))
  })
}

async function hasJournal(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  return rows[0]?.exists === true
}

export async function isMigrated(db: Database): Promise<boolean> {
  if (!(await hasJournal(db))) return false
  const { rows } = await db.execute<{ done: boolean | null }>(
    sql`select max(created_at) >= ${newestMigration} as done from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.done === true
}

async function requireKhmerTrigrams(client: Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select cardinality(show_trgm('វិស្វករ')) > 0 as found`,
  )
  if (rows[0]?.found !== true) {
    throw new Error(
      'The database cannot search Khmer text: create it with a UTF-8 character type, for example LC_CTYPE "C.UTF-8".',
    )
  }
}
