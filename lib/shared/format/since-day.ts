import { daysBetween, toDay } from '@/lib/shared/calendar/day'
import { formatDay } from './dates'

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** Formats "since today", "since yesterday", "since Tuesday" or "since 3 Nov 2026", in Asia/Phnom_Penh. */
export function formatSinceDay(moment: string, now: Date): string {
  const day = toDay(new Date(moment))
  const days = daysBetween(day, toDay(now))
  if (days <= 0) return 'since today'
  if (days === 1) return 'since yesterday'
  if (days < 7) return `since ${WEEKDAYS[new Date(day).getUTCDay()]}`
  return `since ${formatDay(day)}`
}
