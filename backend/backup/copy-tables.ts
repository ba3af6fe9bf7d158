import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { withMigrationsBlocked } from '@/backend/db/migrate'
import { type Manifest, toTablePath } from './backup-format'
import type { BackupWriter } from './backup-writer'

/** What makes COPY write and read the same on every server, as `pg_dump` sets it. */
export const COPY_SETTINGS = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
  set time zone 'UTC'; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

type Table = Pick<Manifest['tables'][number], 'name' | 'columns'>

/**
 * Begins a transaction that reads all tables as they are at this moment, and returns these. Others go on writing; a
 * migration waits for its end.
 */
export async function beginSnapshot(client: Client): Promise<readonly Table[]> {
  let tables: readonly Table[] = []
  await withMigrationsBlocked(client, async () => {
    await client.query('begin isolation level repeatable read, read only')
    tables = await listTables(client)
    const names = tables.map(({ name }) => client.escapeIdentifier(name))
    await client.query(`lock table ${names.join(', ')} in access share mode`)
  })
  return tables
}

/** Copies the rows of the open snapshot. */
export async function copyTables(
  client: Client,
  tables: readonly Table[],
  writer: BackupWriter,
): Promise<Pick<Manifest, 'migration' | 'tables' | 'sequences'>> {
  const copied: Manifest['tables'] = []
  for (const { name, columns } of tables) {
    const rows = client.query(to(`copy ${toCopyTarget(client, { name, columns })} to stdout`))
    await writer.add(toTablePath(name), rows, { isPacked: true })
    copied.push({ name, columns, rows: rows.rowCount })
  }
  const migration = await client.query<{ at: string }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  // Not part of the snapshot: they are at least as far as its rows.
  const sequences = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  )
  return {
    migration: Number(migration.rows[0]?.at),
    tables: copied,
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
  }
}

/** Formats a table with its columns for COPY. */
export function toCopyTarget(client: Client, { name, columns }: Table): string {
  const fields = columns.map((column) => client.escapeIdentifier(column))
  return `${client.escapeIdentifier(name)} (${fields.join(', ')})`
}

/** Lists the tables with the columns that can be written. */
async function listTables(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
  return rows
}
