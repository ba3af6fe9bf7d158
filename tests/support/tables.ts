import type { Pool } from 'pg'

/** Tables in which a row belongs to an account, by name; new ones are found by themselves. */
export async function listAccountTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** Tables with a row in which one of these texts stands in any column, by name. */
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
