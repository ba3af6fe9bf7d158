import { daysBetween, formatDay } from './day'

/** How a closing day stands to today: the words, and how urgent they are (look, "Listing"). */
export type Closing = {
  readonly words: string
  readonly urgency: 'none' | 'soon' | 'last-day' | 'closed'
}

const SOON_DAYS = 7
const IN_WORDS_DAYS = 14

/**
 * "Closes today", "Closes in 3 days", "Closes 24 Nov 2026", "Closed 2 Nov 2026" or "Open until
 * filled". Both days are `YYYY-MM-DD` in Asia/Phnom_Penh; the closing day itself is still open.
 */
export function describeClosing(closingDate: string | null, today: string): Closing {
  if (closingDate === null) return { words: 'Open until filled', urgency: 'none' }
  const days = daysBetween(today, closingDate)
  if (days < 0) return { words: `Closed ${formatDay(closingDate)}`, urgency: 'closed' }
  if (days === 0) return { words: 'Closes today', urgency: 'last-day' }
  if (days === 1) return { words: 'Closes tomorrow', urgency: 'soon' }
  const words =
    days <= IN_WORDS_DAYS ? `Closes in ${days} days` : `Closes ${formatDay(closingDate)}`
  return { words, urgency: days <= SOON_DAYS ? 'soon' : 'none' }
}
