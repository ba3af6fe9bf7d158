import { type AnyColumn, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

export const NEWEST_FIRST = sql`posted_at desc nulls first, id desc nulls first`
export const CLOSING_FIRST = sql`closing_date, id`

/** So many entries of an index with all filters in it are read in the time of one row (decision 037). */
export const INDEX_ENTRIES_PER_ROW = 15

/** A table of items that are posted and close, with indexes on (posted_at, id) and (closing_date, id). */
export type ListedTable = PgTable &
  Record<'id' | 'postedAt' | 'closingDate' | 'removedAt' | 'createdAt' | 'search', AnyColumn> & {
    readonly words?: AnyColumn
  }
