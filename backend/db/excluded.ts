import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

export function excluded<Table extends PgTable>(
  table: Table,
  keys: readonly (keyof Table['_']['columns'] & string)[],
): Record<string, SQL> {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    keys.map((key) => {
      const column = columns[key]
      if (column === undefined) throw new Error(`There is no column ${key}`)
      return [key, sql`excluded.${sql.identifier(column.name)}`]
    }),
  )
}

export function excludedExcept(table: PgTable, kept: readonly string[]): Record<string, SQL> {
  const keys = Object.keys(getTableColumns(table))
  return excluded(
    table,
    keys.filter((key) => !kept.includes(key)),
  )
}
