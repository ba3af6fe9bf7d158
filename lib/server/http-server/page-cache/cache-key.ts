import type { IncomingMessage } from 'node:http'
import { findGuard } from '@/lib/shared/guarded-routes'
import { toInternalListingPath } from '@/lib/shared/listing/internal-listing-path'
import { listings } from '@/lib/shared/listing/listings'
import { unpackQuery } from '@/lib/shared/listing/packed-query'
import { hasLocale, withLocale, withoutLocale } from '@/lib/shared/routes'
import { isDecodable } from '../middleware/canonical-url'
import { hasSingleHostHeader } from '../middleware/host-and-expect-headers'
import { type RequestContext, splitUrl } from '../request-context'

/** Headers that make Next answer something other than the page: router data, drafts, revalidation. */
const NEXT_HEADERS =
  /^(?:rsc$|next-|x-(?:next|middleware|prerender|matched|now|vercel|invoke|action|deployment|revalidat))/
/**
 * Conditions that Next evaluates; `If-None-Match` is handled by this cache. `Range`, which readers of link previews
 * send, is ignored and answered with the whole page, as Next does (RFC 9110 §14.2).
 */
const CONDITIONAL_HEADERS = ['if-modified-since', 'if-unmodified-since', 'if-match']
/** Headers that other middleware must handle or reject. */
const UNSUPPORTED_HEADERS = ['content-length', 'transfer-encoding', 'expect', 'upgrade']
/** Draft mode: nothing of ours enables it, but Next reads these cookies. */
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/

/** Names of headers that browsers send; the memo is cleared when there are more. */
const MAX_REMEMBERED = 200
const MAX_REMEMBERED_LENGTH = 64
const known = new Map<string, boolean>()

/** Returns true for a request whose headers cannot change the page, as all browsers and crawlers send them. */
export function isCacheableRequest(
  request: Pick<IncomingMessage, 'method' | 'headers' | 'rawHeaders' | 'httpVersion'>,
): boolean {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  for (const name in headers) if (!isIgnorableHeader(name)) return false
  if (headers.cookie !== undefined && DRAFT_COOKIE.test(headers.cookie)) return false
  return hasSingleHostHeader(request)
}

function isIgnorableHeader(name: string): boolean {
  const found = known.get(name)
  if (found !== undefined) return found
  const plain =
    !NEXT_HEADERS.test(name) &&
    !CONDITIONAL_HEADERS.includes(name) &&
    !UNSUPPORTED_HEADERS.includes(name)
  if (name.length > MAX_REMEMBERED_LENGTH) return plain
  if (known.size >= MAX_REMEMBERED) known.clear()
  known.set(name, plain)
  return plain
}

/** The longest address that is cached; Next answers longer ones. */
export const MAX_CACHED_URL_LENGTH = 1024
/** A query as browsers and our own pages write it; Next interprets any other. */
const PLAIN_QUERY = /^(?:[\w.~!$'()*+,;:@/?=&-]|%[\da-f]{2})*$/i
/** Parameters that carry Next's own instructions. */
const NEXT_PARAMS = /^(?:_|nxt|next)/i
/** Tracking parameters that other sites append; they do not change a page. */
const TRACKING_PARAMS =
  /^(?:utm_\w+|(?:fb|g|d|y|tt|tw)clid|msclkid|igshid|mc_[ce]id|gad_source|[gw]braid)$/

/** A query that leads to another page (`next.config.ts`): after LinkedIn refused. */
const LOGIN = '/login'
const LINKEDIN_PROBLEM = 'problem=linkedin'

const LISTINGS: ReadonlySet<string> = new Set(listings.map(({ path }) => path))

/**
 * Returns one key for all addresses that have the same answer, whatever their locale and tracking parameters; null when
 * only Next can tell.
 *
 * @param url as Next would see it: a canonical path with its query
 */
export function toCacheKey(url: string): string | null {
  if (url.length > MAX_CACHED_URL_LENGTH) return null
  const { path, search } = splitUrl(url)
  if (findGuard(path) !== null) return null
  const plain = withoutLocale(path)
  if (hasLocale(plain)) return null
  return search === '' ? plain : toQueryKey(plain, search.replace('?', ''))
}

/**
 * Returns the key of the cached page that answers a request; pages under `/en` have their own, because their links
 * differ.
 */
export function toLocaleCacheKey({
  request,
  path,
}: Pick<RequestContext, 'request' | 'path'>): string | null {
  const key = toCacheKey(request.url ?? '')
  return key !== null && hasLocale(path) ? withLocale(key) : key
}

/** Normalizes a URL: removes the locale, and of the query everything that the listing does not understand. */
export function withoutLocaleAndUnknownParams(url: string): string {
  const { path, search } = splitUrl(url)
  const plain = withoutLocale(path)
  if (hasLocale(plain)) return path
  const params = new URLSearchParams(search)
  if (plain === LOGIN && search.slice(1).split('&').includes(LINKEDIN_PROBLEM))
    return `${LOGIN}?${LINKEDIN_PROBLEM}`
  return toPageUrl((LISTINGS.has(plain) && toInternalListingPath(plain, params)) || plain)
}

/** Returns the URL by which Next is asked for the page with this key. */
export function toPageUrl(key: string): string {
  const plain = withoutLocale(key)
  const [, path = '', packed = ''] = /^\/browse(\/[\w-]+)\/([\w-]+)$/.exec(plain) ?? []
  const search = packed === '' ? null : unpackQuery(packed)
  return search === null ? plain : `${path}?${search}`
}

function toQueryKey(plain: string, query: string): string | null {
  if (!PLAIN_QUERY.test(query) || !isDecodable(query)) return null
  const params = new URLSearchParams(query)
  const names = [...params.keys()]
  if (names.some((name) => NEXT_PARAMS.test(name))) return null
  if (LISTINGS.has(plain)) return toInternalListingPath(plain, params) ?? plain
  return names.every((name) => TRACKING_PARAMS.test(name)) ? plain : null
}

/** Returns true for a search page: what visitors type is not stored, and made-up searches push out nothing. */
export function hasSearchText(key: string): boolean {
  const { search } = splitUrl(toPageUrl(key))
  return new URLSearchParams(search).has('searchText')
}
