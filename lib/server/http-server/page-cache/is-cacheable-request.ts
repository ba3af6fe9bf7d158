import type { IncomingMessage } from 'node:http'
import { hasSingleHostHeader } from '../single-host-header'

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
