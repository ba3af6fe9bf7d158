import { isWithin, withoutLocale } from '@/lib/shared/routes'
import { checkPath } from '../canonical-path'
import { sendError } from '../error-response'
import type { Middleware, RequestContext } from '../request-context'
import { isJsonPath } from '../route-kinds'

/** Characters of path and query, ten times our longest search. */
const MAX_URL_LENGTH = 8192

/** The prefix to which listings are rewritten; its pages have no address of their own. */
const INTERNAL_PREFIX = '/browse'
/** The site's own 404 page. */
const NOT_FOUND_PATH = '/missing'

const SAFE = new Set(['GET', 'HEAD'])

/**
 * Redirects other forms of an address to its canonical one, and answers impossible or malformed ones with 404 or 400
 * (promise T19).
 */
export const requireCanonicalUrl: Middleware = (context) => {
  const { request, response, path, search } = context
  const as = isJsonPath(path) ? 'json' : 'html'
  if (path.length + search.length > MAX_URL_LENGTH)
    return sendErrorAndStop(context, { status: 414, format: as })
  const spelling = checkPath(path)
  if (isPublicPath(path, spelling)) return false
  if (spelling.is === 'malformed') return sendErrorAndStop(context, { status: 400, format: as })
  if (as === 'json') return sendErrorAndStop(context, { status: 404, format: as })
  if (spelling.is === 'redirect' && SAFE.has(request.method ?? '')) {
    response.writeHead(308, { Location: spelling.path + search }).end()
    return true
  }
  request.url = NOT_FOUND_PATH
  return false
}

/** Returns true for a canonical path that is meant for visitors. */
export function isPublicPath(path: string, spelling = checkPath(path)): boolean {
  return spelling.is === 'canonical' && !isWithin(withoutLocale(path), INTERNAL_PREFIX)
}

function sendErrorAndStop(
  { response }: RequestContext,
  refusal: Parameters<typeof sendError>[1],
): true {
  sendError(response, refusal)
  return true
}
