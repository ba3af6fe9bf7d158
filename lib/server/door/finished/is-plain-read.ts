import type { IncomingMessage } from 'node:http'
import { hasOneHost } from '../one-host'

/** By these Next tells its own requests, or answers another thing than the page: data of the router, drafts, made anew. */
const OF_NEXT =
  /^(?:rsc$|next-|x-(?:next|middleware|prerender|matched|now|vercel|invoke|action|deployment|revalidat))/
/**
 * Conditions Next weighs itself; `If-None-Match` we can. `Range`, which readers of link previews send, is ignored
 * and answered with the whole page, as Next does (RFC 9110 §14.2).
 */
const CONDITIONS = ['if-modified-since', 'if-unmodified-since', 'if-match']
/** What the door may refuse, or has to do more about than read. */
const MORE = ['content-length', 'transfer-encoding', 'expect', 'upgrade']
/** Draft mode, which nothing of ours turns on; Next would look at these all the same. */
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/

/** Names of headers as browsers send them; whatever comes beyond them starts it anew. */
const MOST_KNOWN = 200
const LONGEST_KNOWN = 64
const known = new Map<string, boolean>()

/** True for what every browser and crawler sends to read a page; nothing in it can change the answer. */
export function isPlainRead(
  request: Pick<IncomingMessage, 'method' | 'headers' | 'rawHeaders' | 'httpVersion'>,
): boolean {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  for (const name in headers) if (!isPlain(name)) return false
  if (headers.cookie !== undefined && DRAFT_COOKIE.test(headers.cookie)) return false
  return hasOneHost(request)
}

function isPlain(name: string): boolean {
  const found = known.get(name)
  if (found !== undefined) return found
  const plain = !OF_NEXT.test(name) && !CONDITIONS.includes(name) && !MORE.includes(name)
  if (name.length > LONGEST_KNOWN) return plain
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, plain)
  return plain
}
