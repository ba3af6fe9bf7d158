import { findGuard } from '@/lib/shared/guarded-routes'
import { toInternalListingPath } from '@/lib/shared/listing/internal-listing-path'
import { listings } from '@/lib/shared/listing/listings'
import { unpackQuery } from '@/lib/shared/listing/packed-query'
import { hasLocale, withLocale, withoutLocale } from '@/lib/shared/routes'
import { type RequestContext, splitUrl } from '../request-context'

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

function isDecodable(query: string): boolean {
  try {
    decodeURIComponent(query)
    return true
  } catch {
    // Thrown only for percent-encoded bytes that are not UTF-8.
    return false
  }
}

/** Returns true for a search page: what visitors type is not stored, and made-up searches push out nothing. */
export function hasSearchText(key: string): boolean {
  const { search } = splitUrl(toPageUrl(key))
  return new URLSearchParams(search).has('searchText')
}
