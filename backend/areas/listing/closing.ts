import { type AnyColumn, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { addDays } from '@/lib/shared/calendar/day'

type Closing = { readonly closingDate: AnyColumn }
type Removable = { readonly removedAt: AnyColumn }

/**
 * Condition: the item is open until the end of its closing day in Asia/Phnom_Penh (architecture §7) and was
 * not taken down.
 */
export function isOpen({ closingDate, removedAt }: Closing & Removable, today: string): SQL {
  return sql`((${or(isNull(closingDate), gte(closingDate, today))}) and ${isNull(removedAt)})`
}

export function toListingStatus(closingDate: string | null, today: string): 'open' | 'closed' {
  return closingDate === null || closingDate >= today ? 'open' : 'closed'
}

/** Condition: the item is open and closes within seven days. */
export function isClosingWithinSevenDays({ closingDate }: Closing, today: string): SQL {
  return sql`${closingDate} between ${today} and ${addDays(today, 7)}`
}

type Listings = PgTable & Record<'closingDate' | 'removedAt', AnyColumn>

/** Names are written out because Drizzle omits the table in a select from one table. */
export function countOpenListings(
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
