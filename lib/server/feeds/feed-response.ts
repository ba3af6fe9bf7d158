import { createHash } from 'node:crypto'
import { RETRY_AFTER_SECONDS } from '@/lib/shared/limits'

type FeedContent = { readonly type: string; readonly body: string }

/** The API did not answer. */
type Unavailable = null

/** As long as the cached data behind it counts as fresh (architecture §4). */
const FRESH_SECONDS = 300

/** Sends content to polling programs: 304 when they have it, 503 while it is unavailable, never indexed. */
export function sendFeed(request: Request, feed: FeedContent | Unavailable): Response {
  if (feed === null) {
    return new Response('This is not available right now. Please try again soon.', {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) },
    })
  }
  const tag = toEntityTag(feed.body)
  const headers = {
    ETag: tag,
    'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    'X-Robots-Tag': 'noindex',
  }
  if (matchesEntityTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(feed.body, {
    headers: { ...headers, 'Content-Type': `${feed.type}; charset=utf-8` },
  })
}

/** Builds a weak entity tag of a body, because it may be compressed later (RFC 9110 §8.8.3). */
function toEntityTag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Returns true when `If-None-Match` contains the tag, by weak comparison (RFC 9110 §13.1.2). */
function matchesEntityTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  const strong = tag.replace(/^W\//, '')
  return header.split(',').some((each) => {
    const named = each.trim()
    return named === '*' || named.replace(/^W\//, '') === strong
  })
}
