import { daysBetween } from '@/lib/shared/calendar/day'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Within this many days the year is unambiguous. */
const NEAR_DAYS = 180

export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Formats "28 Dec", with the year only when it is ambiguous; both days are `YYYY-MM-DD`. */
export function formatShortDate(day: string, today: string): string {
  const words = formatDay(day)
  return Math.abs(daysBetween(today, day)) > NEAR_DAYS ? words : words.slice(0, -5)
}

/** See look §5. */
export type Closing = {
  readonly verb: 'Closes' | 'Closed' | ''
  /** "today", "in 3 days", "24 Nov", "Open until filled". */
  readonly when: string
  readonly urgency: 'none' | 'soon' | 'last-day' | 'closed'
}

const SOON_DAYS = 7
const IN_WORDS_DAYS = 14

/** Describes a closing date. Both days are `YYYY-MM-DD` in Asia/Phnom_Penh; the closing date itself is still open. */
export function describeClosing(closingDate: string | null, today: string): Closing {
  if (closingDate === null) return { verb: '', when: 'Open until filled', urgency: 'none' }
  const days = daysBetween(today, closingDate)
  if (days < 0)
    return { verb: 'Closed', when: formatShortDate(closingDate, today), urgency: 'closed' }
  if (days === 0) return { verb: 'Closes', when: 'today', urgency: 'last-day' }
  if (days === 1) return { verb: 'Closes', when: 'tomorrow', urgency: 'soon' }
  const when = days <= IN_WORDS_DAYS ? `in ${days} days` : formatShortDate(closingDate, today)
  return { verb: 'Closes', when, urgency: days <= SOON_DAYS ? 'soon' : 'none' }
}
