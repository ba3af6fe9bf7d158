import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

export function momentOf(column: AnyColumn): SQL<string> {
  return sql<string>`${column}`.mapWith((at) => new Date(at).toISOString())
}
