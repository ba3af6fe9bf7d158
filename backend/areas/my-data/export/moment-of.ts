import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** ISO 8601 from a column of a table that is not known by type. */
export function momentOf(column: AnyColumn): SQL<string> {
  return sql<string>`${column}`.mapWith((at) => new Date(at).toISOString())
}
