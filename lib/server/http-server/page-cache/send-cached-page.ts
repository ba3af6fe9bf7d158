import type { IncomingMessage } from 'node:http'
import type { RequestContext } from '../request-context'
import type { CachedPage } from './cached-page'
import { chooseContentEncoding, decompressBody } from './content-encoding'

/**
 * Returns false for a condition on a missing page, which has no entity tag (RFC 9110 §13.2.1); Next decides such
 * requests.
 */
export function canSendCachedPage(
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
    response.writeHead(304, [...page.heads.known, ...ofThisOne]).end()
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
