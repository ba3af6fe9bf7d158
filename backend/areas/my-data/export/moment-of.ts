import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A column of moments as the contract writes them, from a table whose columns are not known. */
export function momentOf(column: AnyColumn): SQL<string> {
  return sql<string>`${column}`.mapWith((at) => new Date(at).toISOString())
}
