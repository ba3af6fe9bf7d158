/** Where time comes from, so that a test can hold it. */
export type Clock = { now(): Date }

/** Cambodia has one time zone, seven hours ahead of UTC, without summer time. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Phnom_Penh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day (`YYYY-MM-DD`) a moment falls on in Asia/Phnom_Penh (architecture §7). */
export function toDay(moment: Date): string {
  return calendar.format(moment)
}

/** The hour of the day, 0 to 23, a moment falls in in Asia/Phnom_Penh. */
export function toHour(moment: Date): number {
  return (moment.getUTCHours() + 7) % 24
}

/** The day so many days after (before, when negative) another: both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
