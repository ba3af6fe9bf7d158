import { routes } from '@/lib/shared/routes'

/** What an address is: as we write it, another spelling of ours, one that nothing can have, or no address at all. */
export type Spelling =
  | { readonly is: 'ours' }
  | { readonly is: 'other'; readonly path: string }
  | { readonly is: 'unknown' }
  | { readonly is: 'malformed' }

const OURS: Spelling = { is: 'ours' }
const UNKNOWN: Spelling = { is: 'unknown' }
const MALFORMED: Spelling = { is: 'malformed' }

/** Control characters, backslash, fragment: no program that reads addresses sends them (RFC 3986). */
const NEVER_SENT = /[^\x21-\x7e]|[\\#]/
/** Slash, backslash, control characters: decoded, they would make another path. */
const HIDDEN = /%(?:2f|5c|[01][0-9a-f]|7f)/i
const DOTS = /(?:^|\/)\.{1,2}(?=\/|$)/
/** Letters, digits, `-`, `.`, `_`, `~`: encoded or not they are the same (RFC 3986 §2.3). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** The first parts of our addresses; only these are read in any case (`/EN/Jobs`), as people type them. */
const SECTIONS: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((route) =>
    typeof route === 'string' ? [route.split('/')[1] ?? ''] : [],
  ),
  'browse',
  'profile',
])

/** Judges the path of a request line, without its query (promise T19). */
export function judgeSpelling(path: string): Spelling {
  if (!path.startsWith('/') || NEVER_SENT.test(path)) return MALFORMED
  if (!isDecodable(path) || HIDDEN.test(path)) return UNKNOWN
  const written = lowerSections(path.replaceAll(UNRESERVED, decodeURIComponent))
  if (DOTS.test(written)) return UNKNOWN
  const plain = written.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return plain === path ? OURS : { is: 'other', path: plain }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    // The one thing it throws for: no UTF-8 in percent signs.
    return false
  }
}

function lowerSections(path: string): string {
  const [, locale = '', section = ''] = /^(\/+en(?=\/|$))?(\/+[^/]+)?/i.exec(path) ?? []
  const isOurs = SECTIONS.has(section.replace(/^\/+/, '').toLowerCase())
  return (
    locale.toLowerCase() +
    (isOurs ? section.toLowerCase() : section) +
    path.slice(locale.length + section.length)
  )
}
