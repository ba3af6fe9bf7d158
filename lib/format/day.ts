const PHNOM_PENH = 'Asia/Phnom_Penh'
const DAY_MS = 24 * 60 * 60 * 1000

const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: PHNOM_PENH,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const shownDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** The calendar day of a moment in Asia/Phnom_Penh, as `YYYY-MM-DD` (design §7). */
export function toDay(moment: Date): string {
  return calendarDay.format(moment)
}

/** `2026-11-24` as "24 Nov 2026". */
export function formatDay(day: string): string {
  return shownDay.format(new Date(`${day}T00:00:00Z`))
}

/** Whole calendar days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
