import { sendConditional, toTextEtag } from '@/lib/server/http/conditional-response'
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
  const { body, type } = feed
  return sendConditional(request, toTextEtag(body), () => body, `${type}; charset=utf-8`, {
    'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    'X-Robots-Tag': 'noindex',
  })
}
