import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Converts a moment to its UTC day since 1970, as an array of one, which a word index can include. */
export function toPostedDays(postedAt: AnyColumn): SQL {
  return sql`(array[(${postedAt} at time zone 'UTC')::date - date '1970-01-01'])`
}
