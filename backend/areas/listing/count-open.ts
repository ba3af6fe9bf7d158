import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from './closing'

type Listings = PgTable & Record<'closingDate' | 'removedAt', AnyColumn>

/** Names are written out because Drizzle omits the table in a select from one table. */
export function countOpen(
  listings: Listings,
  theirs: AnyColumn,
  outer: 'category' | 'company' | 'department' | 'university',
  today: string,
): SQL<number> {
  const column = sql`${listings}.${sql.identifier(theirs.name)}`
  return sql<number>`(
    select count(*)::int from ${listings}
    where ${column} = ${sql.identifier(outer)}.id and ${isOpen(listings, today)}
  )`
}
