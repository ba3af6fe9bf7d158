import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { type DatabaseSnapshot, takeSnapshot } from '../database-snapshot'

/** What PostgreSQL stores besides rows; each query returns `name` and `content`. */
const SHAPES = {
  columns: `select table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, is_identity) as content
    from information_schema.columns where table_schema in ('public', 'drizzle')`,
  constraints: `select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as content
    from pg_constraint where connamespace::regnamespace::text in ('public', 'drizzle')`,
  extensions: 'select extname as name, extversion as content from pg_extension',
  functions: `select oid::regprocedure::text as name, prosrc as content from pg_proc
    where pronamespace = 'public'::regnamespace`,
  indexes: `select indexname as name, indexdef as content from pg_indexes
    where schemaname in ('public', 'drizzle')`,
  migrations: 'select hash as name, created_at::text as content from drizzle.__drizzle_migrations',
  sequences: `select sequencename as name, concat_ws(' ', data_type, increment_by, last_value) as content
    from pg_sequences`,
  triggers: `select tgname as name, pg_get_triggerdef(oid) as content from pg_trigger
    where not tgisinternal`,
} as const

export type DatabaseState = { readonly rows: DatabaseSnapshot } & Readonly<
  Record<keyof typeof SHAPES, Readonly<Record<string, string>>>
>

export async function readDatabase(url: string): Promise<DatabaseState> {
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    const shapes = await Promise.all(
      Object.entries(SHAPES).map(async ([kind, statement]) => {
        const { rows } = await pool.query(`${statement} order by 1`)
        return [kind, Object.fromEntries(rows.map(({ name, content }) => [name, content]))]
      }),
    )
    return { rows: await takeSnapshot(pool), ...Object.fromEntries(shapes) }
  } finally {
    await pool.end()
  }
}

/** SHA-256 of each file below a folder, by relative path. */
export async function readFiles(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const hashes = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const hash = createHash('sha256').update(await readFile(path))
    return [path.slice(folder.length + 1), hash.digest('hex')] as const
  })
  return Object.fromEntries((await Promise.all(hashes)).toSorted())
}
