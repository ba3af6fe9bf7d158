import { daysBetween, toDay } from '@/lib/shared/calendar/day'
import { formatShortDate } from '@/lib/shared/format/dates'

const FIRST = '2020-01-01'

/**
 * Converts ms since the epoch into days since 2020, in Asia/Phnom_Penh. Shorter than a timestamp, and as
 * precise as imported dates (decision 042).
 */
export function toPostedDay(ms: number): number {
  return daysBetween(FIRST, toDay(new Date(ms)))
}

/** Formats "Posted 20 Nov" with no-break spaces; the moment is ISO 8601, the day that of Phnom Penh. */
export function formatPostedDay(moment: string, today: string): string {
  return `Posted ${formatShortDate(toDay(new Date(moment)), today)}`.replaceAll(' ', '\u00a0')
}
