import type { IncomingMessage } from 'node:http'
import type { NextCachePage } from '@/lib/server/next-cache/render-store.mjs'
import { toSecurityHeaders } from '../middleware/security-headers'
import type { RequestContext } from '../request-context'
import { chooseContentEncoding, decompressBody } from './content-encoding'

/** A page with everything that is sent of it, prepared once. */
export type CachedPage = Omit<NextCachePage, 'html'> & {
  readonly status: number
  /** As Next set them, with those of every response and without those of a single one. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: CompressedBodies
  /** Response headers by encoding, and for 304: alternating names and values, which Node writes as they are. */
  readonly heads: Readonly<Record<ContentEncoding | 'notModified', readonly string[]>>
}

export type ContentEncoding = 'br' | 'gzip' | 'identity'
/** The uncompressed body is computed from these on demand. */
export type CompressedBodies = Readonly<Record<Exclude<ContentEncoding, 'identity'>, Buffer>>
export type CacheablePage = Omit<CachedPage, 'bodies' | 'heads'>

const CACHEABLE_STATUSES = new Set([200, 404, 410])
/** Headers that belong to a single response: its id, length, encoding, and whether Next had it cached. */
const PER_RESPONSE_HEADERS = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
  'x-nextjs-cache',
])

/** Returns what can be cached of a response that is about to be sent; null when it is no public page of Next's cache. */
export function toCacheablePage(
  key: string,
  { response }: Pick<RequestContext, 'response'>,
  page: NextCachePage,
): CacheablePage | null {
  const { statusCode: status } = response
  const written = response.getHeaders()
  const { etag, 'cache-control': control, 'content-type': type } = written
  if (!CACHEABLE_STATUSES.has(status) || typeof etag !== 'string') return null
  if (
    typeof control !== 'string' ||
    !/^public\b/.test(control) ||
    /private|no-store/.test(control)
  ) {
    return null
  }
  if (!String(type).startsWith('text/html') || written['set-cookie'] !== undefined) return null
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...toSecurityHeaders(key), ...written })) {
    // Some headers of a page that was just rendered are set twice.
    if (!PER_RESPONSE_HEADERS.has(name))
      headers[name.toLowerCase()] = [...new Set([value].flat())].join(', ')
  }
  const { vary = '' } = headers
  if (!/accept-encoding/i.test(vary)) headers.vary = `${vary}, Accept-Encoding`
  const { tags, made, lifetime } = page
  return { tags, made, lifetime, status, headers, etag }
}

/** @param uncompressedBytes of the body */
export function toCachedPage(
  page: CacheablePage,
  bodies: CompressedBodies,
  uncompressedBytes: number,
): CachedPage {
  const flat = (more: Readonly<Record<string, string | number>>) =>
    Object.entries({ ...page.headers, ...more }).flatMap(([name, value]) => [name, String(value)])
  const head = (coding: keyof CompressedBodies) =>
    flat({ 'content-length': bodies[coding].length, 'content-encoding': coding })
  const { 'content-type': _, ...headers } = page.headers
  const heads = {
    br: head('br'),
    gzip: head('gzip'),
    identity: flat({ 'content-length': uncompressedBytes }),
    notModified: Object.entries(headers).flat(),
  }
  return { ...page, bodies, heads }
}

/** Estimates the bytes a page takes in memory. */
export function measurePageBytes({ bodies, tags, headers }: CachedPage): number {
  const head = JSON.stringify(headers).length + tags.join().length
  return bodies.gzip.length + bodies.br.length + 5 * head + 512
}

/**
 * Checks that the cache can answer the request's condition, if it has one. A missing page has no entity tag, so Next
 * decides a condition on it (RFC 9110 §13.2.1).
 */
export function canDecideCondition(
  { headers }: Pick<IncomingMessage, 'headers'>,
  page: CachedPage,
): boolean {
  return page.status === 200 || headers['if-none-match'] === undefined
}

/** Sends a cached page, or 304 when the client has these bytes (RFC 9110 §13.1.2). Returns the status. */
export function sendCachedPage(
  { request, response }: Pick<RequestContext, 'request' | 'response'>,
  page: CachedPage,
  isStale: boolean,
): number {
  const ofThisOne = ['x-nextjs-cache', isStale ? 'STALE' : 'HIT']
  if (matchesEtag(request.headers, page.etag)) {
    response.writeHead(304, [...page.heads.notModified, ...ofThisOne]).end()
    return 304
  }
  const coding = chooseContentEncoding(request.headers['accept-encoding'])
  response.writeHead(page.status, [...page.heads[coding], ...ofThisOne])
  if (request.method === 'HEAD') response.end()
  else response.end(coding === 'identity' ? decompressBody(page.bodies) : page.bodies[coding])
  return page.status
}

type Conditions = {
  readonly 'if-none-match'?: string | undefined
  readonly 'cache-control'?: string | undefined
}

function matchesEtag(
  { 'if-none-match': known, 'cache-control': control }: Conditions,
  etag: string,
): boolean {
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(control ?? '')) return false
  if (known === '*') return true
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
