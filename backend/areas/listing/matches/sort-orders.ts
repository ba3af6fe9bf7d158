import { sql } from 'drizzle-orm'

export const NEWEST_FIRST = sql`posted_at desc nulls first, id desc nulls first`
export const CLOSING_FIRST = sql`closing_date, id`

/** So many entries of an index with all filters in it are read in the time of one row (decision 037). */
export const INDEX_ENTRIES_PER_ROW = 15
