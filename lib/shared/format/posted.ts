import { toDay } from '@/lib/shared/calendar/day'
import { formatNearDay } from './day'

/** Formats "Posted 20 Nov" with no-break spaces; the moment is ISO 8601, the day that of Phnom Penh. */
export function formatPosted(moment: string, today: string): string {
  return `Posted ${formatNearDay(toDay(new Date(moment)), today)}`.replaceAll(' ', '\u00a0')
}
