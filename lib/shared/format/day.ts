import { daysBetween } from '@/lib/shared/calendar/day'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Within this many days the year is unambiguous. */
const NEAR_DAYS = 180

export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Formats "28 Dec", with the year only when it is ambiguous; both days are `YYYY-MM-DD`. */
export function formatNearDay(day: string, today: string): string {
  const words = formatDay(day)
  return Math.abs(daysBetween(today, day)) > NEAR_DAYS ? words : words.slice(0, -5)
}
