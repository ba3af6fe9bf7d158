import type { Notification } from '@/lib/contract/notifications/notification'
import { toOneLine } from '@/lib/contract/plain-text'
import { listingPaths, toListingPath } from '../listing-path'

/** One message: some new listings, or what closes soon. */
export type News = {
  readonly cause: Notification['cause']
  readonly title: string
  readonly body: string
  readonly path: string
  readonly about: readonly Notification[]
}

/** Maximum of letters of a title, and of named titles, where space is short. */
const LONGEST = 80
const NAMED = 3

/** Maximum of code units of a title, whatever its letters: a push message has room for 3,993 bytes. */
const MOST_SIGNS = 320

/**
 * Builds the instant messages of an account, at most one of each cause, in words that may appear on a lock
 * screen.
 */
export function toNews(notifications: readonly Notification[]): News[] {
  const by = (wanted: Notification['cause']) =>
    notifications.filter(({ cause }) => cause === wanted)
  return [...toNewListingsMessage(by('new')), ...by('closing').map(toClosingMessage).slice(0, 1)]
}

function toNewListingsMessage(about: readonly Notification[]): News[] {
  const [newest] = about
  if (newest === undefined) return []
  const { kind } = newest.listing
  const isOne = about.length === 1
  const ofOneKind = about.every(({ listing }) => listing.kind === kind)
  const name = ofOneKind ? kind : 'listing'
  const named = about.slice(0, NAMED).map(({ title }) => shortenTitle(title))
  const more = about.length - named.length
  return [
    {
      cause: 'new',
      title: isOne ? shortenTitle(newest.title) : `${about.length} new ${name}s for you`,
      body: isOne
        ? `A new ${kind} that matches your settings`
        : [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      path: isOne ? toListingPath(newest.listing) : ofOneKind ? listingPaths[kind] : '/',
      about,
    },
  ]
}

function toClosingMessage(closing: Notification): News {
  const { title, more } = closing
  const others = more === 0 ? '' : `, and ${more} more that you saved`
  return {
    cause: 'closing',
    title: shortenTitle(title),
    body: `You saved it, and it closes soon${others}`,
    path: toListingPath(closing.listing),
    about: [closing],
  }
}

/** Shortens by visible letters: a Khmer letter takes several code points. */
export function shortenTitle(title: string): string {
  const line = toOneLine(title)
  const letters = Array.from(new Intl.Segmenter('km').segment(line), ({ segment }) => segment)
  if (letters.length <= LONGEST && line.length <= MOST_SIGNS) return line
  let kept = ''
  for (const letter of letters.slice(0, LONGEST - 1)) {
    if (kept.length + letter.length >= MOST_SIGNS) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}
