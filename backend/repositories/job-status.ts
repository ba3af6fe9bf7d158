import { gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { job } from '../db/schema/job'
import { addDays } from '../services/calendar'

/** A vacancy is open until the end of its closing day in Asia/Phnom_Penh (design §7). */
export function isOpen(today: string): SQL {
  return sql`(${or(isNull(job.closingDate), gte(job.closingDate, today))})`
}

/** The same for a vacancy already read. */
export function toStatus(closingDate: string | null, today: string): 'open' | 'closed' {
  return closingDate === null || closingDate >= today ? 'open' : 'closed'
}

/** Open, and closing within seven days. */
export function isClosingThisWeek(today: string): SQL {
  return sql`${job.closingDate} between ${today} and ${addDays(today, 7)}`
}
