import type { IncomingMessage } from 'node:http'

/** By these Next tells its own requests, or answers another thing than the page: data of the router, drafts, made anew. */
const OF_NEXT =
  /^(?:rsc$|next-|x-(?:next|middleware|prerender|matched|now|vercel|invoke|action|deployment|revalidat))/
/** Conditions and parts Next weighs itself; `If-None-Match` we can. */
const CONDITIONS = ['if-modified-since', 'if-unmodified-since', 'if-match', 'if-range', 'range']
/** UnfinishedPage mode, which nothing of ours turns on; Next would look at these all the same. */
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/

/** True for what every browser and crawler sends to read a page; nothing in it can change the answer. */
export function isPlainRead({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  for (const name in headers) if (OF_NEXT.test(name) || CONDITIONS.includes(name)) return false
  return headers.cookie === undefined || !DRAFT_COOKIE.test(headers.cookie)
}
