import { RETRY_AFTER_SECONDS } from '@/lib/shared/limits'
import { matchesEntityTag, toEntityTag } from './entity-tag'

type Content = { readonly type: string; readonly body: string }

/** As long as the cached data behind it counts as fresh (architecture §4). */
const FRESH_SECONDS = 300

/** Sends content to polling programs: 304 when they have it, 503 for null, never indexed. */
export function sendCacheable(request: Request, content: Content | null): Response {
  if (content === null) {
    return new Response('This cannot be read now. Try again soon.', {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) },
    })
  }
  const tag = toEntityTag(content.body)
  const headers = {
    ETag: tag,
    'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    'X-Robots-Tag': 'noindex',
  }
  if (matchesEntityTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(content.body, {
    headers: { ...headers, 'Content-Type': `${content.type}; charset=utf-8` },
  })
}
