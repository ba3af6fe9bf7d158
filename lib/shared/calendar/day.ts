const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Cambodia has one time zone, seven hours ahead of UTC, without summer time. */
const AHEAD_MS = 7 * HOUR_MS

// Not `Intl.DateTimeFormat`: its first use blocks a phone longer than promise S5 allows (decision 015).

/** Returns the calendar day of a moment in Asia/Phnom_Penh, as `YYYY-MM-DD` (architecture §7). */
export function toDay(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10)
}

export function toHour(moment: Date): number {
  return new Date(moment.getTime() + AHEAD_MS).getUTCHours()
}

/** Returns when an hour of a day (`YYYY-MM-DD`) begins in Asia/Phnom_Penh. */
export function toMoment(day: string, hour = 0): Date {
  return new Date(Date.parse(day) + hour * HOUR_MS - AHEAD_MS)
}

/** Adds days to a day (`YYYY-MM-DD`); negative numbers go back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Counts the whole calendar days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
