import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import type { Database } from './connect'
import { withUnconnectedClient } from './with-unconnected-client'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** ms */
const PATIENCE = 15_000

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
  await withUnconnectedClient(url, PATIENCE, async (client) => {
    await client.connect()
    // The lock ends with the connection, even when this process is killed.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle({ client })
    await migrate(db, { migrationsFolder })
    await fill(db)
    if (!(await hasKhmerTrigrams(client))) throw new Error(NO_KHMER_SUPPORT)
  })
}

/** Read once: the files do not change while we run. */
const migrations = readMigrationFiles({ migrationsFolder })
const newestMigration = Math.max(...migrations.map(({ folderMillis }) => folderMillis))

/** Checks whether a database with this newest migration, in milliseconds, can be migrated by this version. */
export function isKnownMigration(newest: number): boolean {
  return migrations.some(({ folderMillis }) => folderMillis === newest)
}

/**
 * Applies the migrations after one up to another, both in milliseconds, in the caller's transaction. Drizzle's own
 * `migrate` has no end and commits.
 */
export async function applyMigrations(
  client: Client,
  { after = 0, upTo = newestMigration }: { readonly after?: number; readonly upTo?: number },
): Promise<void> {
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint
     )`,
  )
  for (const { folderMillis, hash, sql: statements } of migrations) {
    if (folderMillis <= after || folderMillis > upTo) continue
    for (const statement of statements) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

/** Runs `work` while no migration runs. */
export async function withMigrationsBlocked(
  client: Client,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await work()
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])
}

/** Checks whether the database was migrated to any version; false for one that the product never used. */
export function hasAnyMigration(url: string): Promise<boolean> {
  return withUnconnectedClient(url, PATIENCE, async (client) => {
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

export async function isFullyMigrated(db: Database): Promise<boolean> {
  if (!(await hasJournal(db))) return false
  const { rows } = await db.execute<{ done: boolean | null }>(
    sql`select max(created_at) >= ${newestMigration} as done from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.done === true
}

/** What to say of a database whose character type knows no Khmer letters (decision 003). */
export const NO_KHMER_SUPPORT =
  'The database cannot search Khmer text: create it with a UTF-8 character type, for example LC_CTYPE "C.UTF-8".'

/** Checks whether the database can search Khmer text. */
export async function hasKhmerTrigrams(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select cardinality(show_trgm('វិស្វករ')) > 0 as found`,
  )
  return rows[0]?.found === true
}
