import type { AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A table of items that are posted and close, with indexes on (posted_at, id) and (closing_date, id). */
export type ListedTable = PgTable &
  Record<'id' | 'postedAt' | 'closingDate' | 'removedAt' | 'createdAt' | 'search', AnyColumn> & {
    readonly words?: AnyColumn
  }
