import type { Pool } from 'pg'

/** Row count and a hash of all rows, by table. */
export type DatabaseSnapshot = Readonly<Record<string, string>>

/**
 * Takes a snapshot of every table; equal snapshots mean that nothing was written. Searches without a result are
 * counted in the background, also those of callers who only read.
 */
export async function takeSnapshot(pool: Pool): Promise<DatabaseSnapshot> {
  const { rows: tables } = await pool.query(
    `select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> 'empty_search' order by 1`,
  )
  const names = tables.map(({ name }) => String(name))
  const parts = names.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' ||
        coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as content
        from ${name} as row`,
  )
  const { rows } = await pool.query(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}
