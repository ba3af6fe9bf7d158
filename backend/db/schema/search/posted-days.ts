import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The day in UTC, counted from 1970, of something posted: an array of one, as an index of words can have it beside them. */
export function toPostedDays(postedAt: AnyColumn): SQL {
  return sql`(array[(${postedAt} at time zone 'UTC')::date - date '1970-01-01'])`
}
