import { daysBetween } from '@/lib/shared/calendar/day'
import { formatDay } from './day'

/** How a closing day stands to today: the words, and how urgent they are (look §5). */
export type Closing = {
  /** "closes", "closed", or nothing where there is no day. */
  readonly verb: 'Closes' | 'Closed' | ''
  /** "today", "in 3 days", "24 Nov 2026", "Open until filled". */
  readonly when: string
  readonly urgency: 'none' | 'soon' | 'last-day' | 'closed'
}

const SOON_DAYS = 7
const IN_WORDS_DAYS = 14

/**
 * Closes "today", "in 3 days", "24 Nov 2026", Closed "2 Nov 2026", or "Open until filled". Both days
 * are `YYYY-MM-DD` in Asia/Phnom_Penh; the closing day itself is still open.
 */
export function describeClosing(closingDate: string | null, today: string): Closing {
  if (closingDate === null) return { verb: '', when: 'Open until filled', urgency: 'none' }
  const days = daysBetween(today, closingDate)
  if (days < 0) return { verb: 'Closed', when: formatDay(closingDate), urgency: 'closed' }
  if (days === 0) return { verb: 'Closes', when: 'today', urgency: 'last-day' }
  if (days === 1) return { verb: 'Closes', when: 'tomorrow', urgency: 'soon' }
  const when = days <= IN_WORDS_DAYS ? `in ${days} days` : formatDay(closingDate)
  return { verb: 'Closes', when, urgency: days <= SOON_DAYS ? 'soon' : 'none' }
}
