import { toDay } from '@/lib/shared/calendar/day'
import { formatNearDay } from './day'

/** "Posted 20 Nov" in one piece, of a moment in ISO 8601; the day is that of Phnom Penh. */
export function formatPosted(moment: string, today: string): string {
  return `Posted ${formatNearDay(toDay(new Date(moment)), today)}`.replaceAll(' ', '\u00a0')
}
