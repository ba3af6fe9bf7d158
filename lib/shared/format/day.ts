import { daysBetween } from '@/lib/shared/calendar/day'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Within it, no other day of this name is as near. */
const NEAR_DAYS = 180

export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** "28 Dec", with its year only where that is not the nearest one; both are `YYYY-MM-DD`. */
export function formatNearDay(day: string, today: string): string {
  const words = formatDay(day)
  return Math.abs(daysBetween(today, day)) > NEAR_DAYS ? words : words.slice(0, -5)
}
