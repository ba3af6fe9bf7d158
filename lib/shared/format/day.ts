const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Cambodia has one time zone, seven hours ahead of UTC, without summer time. */
const AHEAD_MS = 7 * HOUR_MS

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

// `Intl.DateTimeFormat` would serve as well; the first one a browser makes reads its tables of zones and
// languages, which alone blocks a phone for longer than promise S5 allows (decision 015).

/** The calendar day of a moment in Asia/Phnom_Penh, as `YYYY-MM-DD` (architecture §7). */
export function toDay(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10)
}

/** `2026-11-24` as "24 Nov 2026". */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Whole calendar days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
