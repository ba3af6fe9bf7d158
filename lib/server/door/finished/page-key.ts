import { findGuard } from '@/lib/shared/guarded-routes'
import { listings } from '@/lib/shared/listing/listings'
import { unpackQuery } from '@/lib/shared/listing/packed-query'
import { toListingPage } from '@/lib/shared/listing/to-listing-page'
import { hasLocale, withLocale, withoutLocale } from '@/lib/shared/routes'
import type { Exchange } from '../exchange'
import { splitAddress } from '../split-address'

/** Letters of an address that is worth a place; longer ones Next answers. */
export const LONGEST_KEPT = 1024
/** A query as browsers and our own pages write it; what else can be meant by others, Next may judge. */
const PLAIN_QUERY = /^(?:[\w.~!$'()*+,;:@/?=&-]|%[\da-f]{2})*$/i
/** Names by which Next is told things beside the address. */
const OF_NEXT = /^(?:_|nxt|next)/i
/** What others hang on links to us: no page is another by it. */
const TRACKING =
  /^(?:utm_\w+|(?:fb|g|d|y|tt|tw)clid|msclkid|igshid|mc_[ce]id|gad_source|[gw]braid)$/

/** By a query it is another page (`next.config.ts`): after LinkedIn refused. */
const LOGIN = '/login'
const REFUSED = 'problem=linkedin'

const LISTINGS: ReadonlySet<string> = new Set(listings.map(({ path }) => path))

/**
 * One name for all spellings of an address that have one answer, whichever locale and foreign keys it carries; null for what only
 * Next can tell.
 *
 * @param url as Next would see it: a path in our one spelling, and its query
 */
export function toPageKey(url: string): string | null {
  if (url.length > LONGEST_KEPT) return null
  const { path, search } = splitAddress(url)
  if (findGuard(path) !== null) return null
  const plain = withoutLocale(path)
  if (hasLocale(plain)) return null
  return search === '' ? plain : toQueryKey(plain, search.replace('?', ''))
}

/** The key of the finished page that answers a request; under `/en` another one, whose links lead on inside it. */
export function toFinishedKey({
  request,
  path,
}: Pick<Exchange, 'request' | 'path'>): string | null {
  const key = toPageKey(request.url ?? '')
  return key !== null && hasLocale(path) ? withLocale(key) : key
}

/** The address with nothing in it but what its page is about: no locale, and of its query what a listing understands. */
export function toPlainAddress(url: string): string {
  const { path, search } = splitAddress(url)
  const plain = withoutLocale(path)
  if (hasLocale(plain)) return path
  const params = new URLSearchParams(search)
  if (plain === LOGIN && search.slice(1).split('&').includes(REFUSED)) return `${LOGIN}?${REFUSED}`
  return toPageAddress((LISTINGS.has(plain) && toListingPage(plain, params)) || plain)
}

/** The plain address by which Next is asked for the page with this key. */
export function toPageAddress(key: string): string {
  const plain = withoutLocale(key)
  const [, path = '', packed = ''] = /^\/browse(\/[\w-]+)\/([\w-]+)$/.exec(plain) ?? []
  const search = packed === '' ? null : unpackQuery(packed)
  return search === null ? plain : `${path}?${search}`
}

function toQueryKey(plain: string, query: string): string | null {
  if (!PLAIN_QUERY.test(query) || !isDecodable(query)) return null
  const params = new URLSearchParams(query)
  const names = [...params.keys()]
  if (names.some((name) => OF_NEXT.test(name))) return null
  if (LISTINGS.has(plain)) return toListingPage(plain, params) ?? plain
  return names.every((name) => TRACKING.test(name)) ? plain : null
}

function isDecodable(query: string): boolean {
  try {
    decodeURIComponent(query)
    return true
  } catch {
    // The one thing it throws for: no UTF-8 in percent signs.
    return false
  }
}
