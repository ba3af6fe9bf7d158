import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

export function isoColumn(column: AnyColumn): SQL<string> {
  return sql<string>`${column}`.mapWith((at) => new Date(at).toISOString())
}
