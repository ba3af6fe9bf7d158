import type { Pool } from 'pg'

/** Names of tables with rows that belong to an account; read from the schema, so new ones are included. */
export async function listAccountTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** Names of tables in which some column of a row has one of these texts. */
export async function listTablesNaming(pool: Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select 1 from ${name} as row, unnest($1::text[]) as wanted
        where position(wanted in row::text) > 0 limit 1`,
      [texts],
    )
    if (rows.length > 0) found.push(String(name))
  }
  return found
}
