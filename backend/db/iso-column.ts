import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

type Iso<Of extends AnyColumn> = Of['_']['notNull'] extends false ? string | null : string

/** Selects a moment as text, such as `2026-03-10T05:00:00.000Z`. */
export function isoColumn<Of extends AnyColumn>(column: Of): SQL<Iso<Of>> {
  return sql<Iso<Of>>`${column}`.mapWith((at) => new Date(at).toISOString() as Iso<Of>)
}
