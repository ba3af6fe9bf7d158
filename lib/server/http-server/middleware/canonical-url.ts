import { isWithin, routes, withoutLocale } from '@/lib/shared/routes'
import { sendError } from '../error-response'
import type { Middleware, RequestContext } from '../request-context'
import { isJsonPath } from '../route-kinds'

/** Characters of path and query, ten times our longest search. */
const MAX_URL_LENGTH = 8192

/** The prefix to which listings are rewritten; its pages have no address of their own. */
const INTERNAL_PREFIX = '/browse'
/** The site's own 404 page. */
const NOT_FOUND_PATH = '/missing'

const SAFE = new Set(['GET', 'HEAD'])

/**
 * Redirects other forms of an address to its canonical one, and answers impossible or malformed ones with 404 or 400
 * (promise T19).
 */
export const requireCanonicalUrl: Middleware = (context) => {
  const { request, response, path, search } = context
  const as = isJsonPath(path) ? 'json' : 'html'
  if (path.length + search.length > MAX_URL_LENGTH)
    return sendErrorAndStop(context, { status: 414, format: as })
  const spelling = checkPath(path)
  if (isPublicPath(path, spelling)) return false
  if (spelling.is === 'malformed') return sendErrorAndStop(context, { status: 400, format: as })
  if (as === 'json') return sendErrorAndStop(context, { status: 404, format: as })
  if (spelling.is === 'redirect' && SAFE.has(request.method ?? '')) {
    response.writeHead(308, { Location: spelling.path + search }).end()
    return true
  }
  request.url = NOT_FOUND_PATH
  return false
}

/** Returns true for a canonical path that is meant for visitors. */
export function isPublicPath(path: string, spelling = checkPath(path)): boolean {
  return spelling.is === 'canonical' && !isWithin(withoutLocale(path), INTERNAL_PREFIX)
}

function sendErrorAndStop(
  { response }: RequestContext,
  refusal: Parameters<typeof sendError>[1],
): true {
  sendError(response, refusal)
  return true
}

/** The result of checking a path: canonical, another form of one of ours, impossible, or malformed. */
export type PathCheck =
  | { readonly is: 'canonical' }
  | { readonly is: 'redirect'; readonly path: string }
  | { readonly is: 'unknown' }
  | { readonly is: 'malformed' }

const CANONICAL: PathCheck = { is: 'canonical' }
const UNKNOWN: PathCheck = { is: 'unknown' }
const MALFORMED: PathCheck = { is: 'malformed' }

/** Control characters, backslash, fragment: no HTTP client sends them (RFC 3986). */
const INVALID_CHARACTERS = /[^\x21-\x7e]|[\\#]/
/** Encoded slash, backslash or control characters, which would change the path when decoded. */
const ENCODED_SEPARATORS = /%(?:2f|5c|[01][0-9a-f]|7f)/i
const DOT_SEGMENTS = /(?:^|\/)\.{1,2}(?=\/|$)/
/** Encoded letters, digits, `-`, `.`, `_`, `~`, which mean the same unencoded (RFC 3986 §2.3). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** The first segments of our addresses; only these are case-insensitive (`/EN/Jobs`), as people type them. */
const CASE_INSENSITIVE_SECTIONS: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((route) =>
    typeof route === 'string' ? [route.split('/')[1] ?? ''] : [],
  ),
  'browse',
  'profile',
])

/** Checks the path of a request without its query (promise T19). */
export function checkPath(path: string): PathCheck {
  if (!path.startsWith('/') || INVALID_CHARACTERS.test(path)) return MALFORMED
  if (!isDecodable(path) || ENCODED_SEPARATORS.test(path)) return UNKNOWN
  const written = lowerCaseSections(path.replaceAll(UNRESERVED, decodeURIComponent))
  if (DOT_SEGMENTS.test(written)) return UNKNOWN
  const plain = written.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return plain === path ? CANONICAL : { is: 'redirect', path: plain }
}

/** Returns true for text whose percent-encoded bytes are UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    // Thrown only for percent-encoded bytes that are not UTF-8.
    return false
  }
}

function lowerCaseSections(path: string): string {
  const [, locale = '', section = ''] = /^(\/+en(?=\/|$))?(\/+[^/]+)?/i.exec(path) ?? []
  const isOurs = CASE_INSENSITIVE_SECTIONS.has(section.replace(/^\/+/, '').toLowerCase())
  return (
    locale.toLowerCase() +
    (isOurs ? section.toLowerCase() : section) +
    path.slice(locale.length + section.length)
  )
}
