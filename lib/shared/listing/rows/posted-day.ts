import { daysBetween, toDay } from '@/lib/shared/calendar/day'

const FIRST = '2020-01-01'

/** Days since 2020, of ms since the epoch, in Asia/Phnom_Penh: shorter in a row than a moment, and as far as importers tell it (decision 042). */
export function toPostedDay(ms: number): number {
  return daysBetween(FIRST, toDay(new Date(ms)))
}
