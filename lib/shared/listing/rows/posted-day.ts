import { daysBetween, toDay } from '@/lib/shared/calendar/day'

const FIRST = '2020-01-01'

/**
 * Converts ms since the epoch into days since 2020, in Asia/Phnom_Penh. Shorter than a timestamp, and as
 * precise as imported dates (decision 042).
 */
export function toPostedDay(ms: number): number {
  return daysBetween(FIRST, toDay(new Date(ms)))
}
