import type { OutgoingHttpHeaders } from 'node:http'
import type { Exchange } from '../exchange'
import { chooseCoding } from './choose-coding'
import type { Coding, FinishedPage } from './finished-page'

/** Answers as Next would: with 304 where the browser has these very bytes (RFC 9110 §13.1.2). */
export function sendPage(
  { request, response }: Exchange,
  page: FinishedPage,
  isStale: boolean,
): void {
  response.setHeader('x-nextjs-cache', isStale ? 'STALE' : 'HIT')
  if (isKnown(request.headers, page.etag)) {
    const { 'content-type': _, ...headers } = page.headers
    response.writeHead(304, headers).end()
    return
  }
  const coding = chooseCoding(request.headers['accept-encoding'])
  response.writeHead(page.status, toHead(page, coding))
  response.end(request.method === 'HEAD' ? undefined : page.bodies[coding])
}

function toHead({ headers, bodies }: FinishedPage, coding: Coding): OutgoingHttpHeaders {
  const head = { ...headers, 'content-length': bodies[coding].length }
  return coding === 'identity' ? head : { ...head, 'content-encoding': coding }
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
