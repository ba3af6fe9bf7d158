import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { type Manifest, toTablePath } from '@/backend/backup/backup-format'
import { COPY_SETTINGS, toCopyTarget } from '@/backend/backup/copy-tables'
import {
  applyMigrations,
  hasKhmerTrigrams,
  isKnownMigration,
  NO_KHMER_SUPPORT,
} from '@/backend/db/migrate'
import { holdMessages } from '@/backend/platform/outbox/hold'
import { StartError } from '@/backend/platform/runtime/start-error'

/** Throws StartError when the backup is of a version that this one does not know. */
export function requireKnownVersion({ migration }: Pick<Manifest, 'migration'>): void {
  if (isKnownMigration(migration)) return
  throw new StartError(
    'The backup was made by a newer version. Install that version, or a newer one, then restore.',
  )
}

/**
 * Loads a checked backup into an empty database, migrates it to this version and holds its messages, all in one
 * transaction. `leftOut` names the tables of the backup that this version does not know. `now` is the time of holding.
 */
export async function restoreDatabase(
  client: Client,
  folder: string,
  { manifest, now }: { readonly manifest: Manifest; readonly now: Date },
): Promise<{ readonly leftOut: readonly string[] }> {
  const { migration, sequences } = manifest
  await client.query(COPY_SETTINGS)
  await client.query('begin')
  await applyMigrations(client, { upTo: migration })
  if (!(await hasKhmerTrigrams(client))) throw new StartError(NO_KHMER_SUPPORT)
  const known = await listTableNames(client)
  const tables = manifest.tables.filter(({ name }) => known.includes(name))
  const restoreChecks = await dropChecks(client, known)
  for (const table of tables) await loadTable(client, folder, table)
  await setSequences(client, sequences)
  await restoreChecks()
  await applyMigrations(client, { after: migration })
  await holdMessages(drizzle({ client }), now)
  await client.query('commit')
  await client.query('analyze')
  const names = manifest.tables.map(({ name }) => name)
  return { leftOut: names.filter((name) => !known.includes(name)) }
}

async function listTableNames(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Empties the tables and drops their foreign keys, triggers and indexes, so that rows are loaded fast, in any order and
 * as they were. Returns how to bring them back.
 */
async function dropChecks(client: Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const names = tables.map((name) => client.escapeIdentifier(name))
  const keys = await client.query<{ relation: string; name: string; definition: string }>(
    `select conrelid::regclass::text as relation, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { relation, name } of keys.rows) {
    await client.query(`alter table ${relation} drop constraint ${name}`)
  }
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of indexes.rows) await client.query(definition)
    for (const { relation, name, definition } of keys.rows) {
      await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  }
}

async function loadTable(
  client: Client,
  folder: string,
  table: Manifest['tables'][number],
): Promise<void> {
  const rows = client.query(from(`copy ${toCopyTarget(client, table)} from stdin`))
  await pipeline(createReadStream(join(folder, toTablePath(table.name))), createGunzip(), rows)
  if (rows.rowCount !== table.rows) {
    throw new StartError(
      `The backup has ${rows.rowCount} rows of ${table.name}, and its manifest names ${table.rows}. Restore another backup.`,
    )
  }
}

async function setSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last === null) continue
    await client.query(
      `select setval(sequence, $2) from to_regclass($1) as sequence where sequence is not null`,
      [`public.${client.escapeIdentifier(name)}`, last],
    )
  }
}
