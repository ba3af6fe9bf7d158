import { RETRY_AFTER_SECONDS } from '@/lib/shared/limits'
import { isKnown, toEntityTag } from './validator'

type Content = { readonly type: string; readonly body: string }

/** As long as what was read for it is taken for fresh (architecture §4). */
const FRESH_SECONDS = 300

/** For programs that come again and again: 304 for what they have, 503 for null; search engines leave it out. */
export function answerRead(request: Request, content: Content | null): Response {
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
  if (isKnown(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(content.body, {
    headers: { ...headers, 'Content-Type': `${content.type}; charset=utf-8` },
  })
}
