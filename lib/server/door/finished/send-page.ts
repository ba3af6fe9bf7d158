import type { IncomingMessage } from 'node:http'
import type { Exchange } from '../exchange'
import { chooseCoding } from './choose-coding'
import type { FinishedPage } from './finished-page'
import { readIdentity } from './identity-body'

/** False for a condition on what is not there: it is about nothing (RFC 9110 §13.2.1), and Next has a mind of its own. */
export function canSend(
  { headers }: Pick<IncomingMessage, 'headers'>,
  page: FinishedPage,
): boolean {
  return page.status === 200 || headers['if-none-match'] === undefined
}

/** Answers as Next would: with 304 where the browser has these very bytes (RFC 9110 §13.1.2). Returns the status. */
export function sendPage(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  page: FinishedPage,
  isStale: boolean,
): number {
  const ofThisOne = ['x-nextjs-cache', isStale ? 'STALE' : 'HIT']
  if (isKnown(request.headers, page.etag)) {
    response.writeHead(304, [...page.heads.known, ...ofThisOne]).end()
    return 304
  }
  const coding = chooseCoding(request.headers['accept-encoding'])
  response.writeHead(page.status, [...page.heads[coding], ...ofThisOne])
  if (request.method === 'HEAD') response.end()
  else response.end(coding === 'identity' ? readIdentity(page.bodies) : page.bodies[coding])
  return page.status
}

type Conditions = {
  readonly 'if-none-match'?: string | undefined
  readonly 'cache-control'?: string | undefined
}

function isKnown(
  { 'if-none-match': known, 'cache-control': control }: Conditions,
  etag: string,
): boolean {
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(control ?? '')) return false
  if (known === '*') return true
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
