import { normalizeOneLine } from '@/lib/contract/normalize-text'
import type { Notification } from '@/lib/contract/notifications/notification'

/** One message, in words that may appear on a lock screen. */
export type NotificationText = {
  readonly cause: Notification['cause']
  readonly title: string
  readonly body: string
  readonly path: string
  readonly about: readonly Notification[]
}

/** Maximum of letters of a title where space is short. */
const LONGEST = 80

/** Maximum of titles that the text of a push message names. */
const NAMED = 3

/** Maximum of code units of a title, whatever its letters: a push message has room for 3,993 bytes. */
const MOST_SIGNS = 320

/** Lists titles, one a line, and how many more there are. */
export function listTitles(about: readonly Notification[]): string {
  const named = about.slice(0, NAMED).map(({ title }) => shortenTitle(title))
  const more = about.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** Shortens by visible letters: a Khmer letter takes several code points. */
export function shortenTitle(title: string): string {
  const line = normalizeOneLine(title)
  const letters = Array.from(new Intl.Segmenter('km').segment(line), ({ segment }) => segment)
  if (letters.length <= LONGEST && line.length <= MOST_SIGNS) return line
  let shown = ''
  for (const letter of letters.slice(0, LONGEST - 1)) {
    if (shown.length + letter.length >= MOST_SIGNS) break
    shown += letter
  }
  return `${shown.trimEnd()}…`
}
