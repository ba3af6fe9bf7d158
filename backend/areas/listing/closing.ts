import { type AnyColumn, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
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

export function toStatus(closingDate: string | null, today: string): 'open' | 'closed' {
  return closingDate === null || closingDate >= today ? 'open' : 'closed'
}

/** Condition: the item is open and closes within seven days. */
export function isClosingThisWeek({ closingDate }: Closing, today: string): SQL {
  return sql`${closingDate} between ${today} and ${addDays(today, 7)}`
}
