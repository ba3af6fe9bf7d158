import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from './day'

/** "Posted 20 Nov 2026" in one piece, of a moment in ISO 8601; the day is that of Phnom Penh. */
export function formatPosted(moment: string): string {
  return `Posted ${formatDay(toDay(new Date(moment)))}`.replaceAll(' ', '\u00a0')
}
