import { findGuard } from '@/lib/shared/guarded-routes'
import { withoutLocale } from '@/lib/shared/routes'
import { hasSessionCookie } from '../api-proxy/forwarded-headers'
import { withoutLocaleAndUnknownParams } from '../page-cache/cache-key'
import { type Middleware, splitUrl } from '../request-context'
import { usesQueryString } from '../route-kinds'

/** Next tells its router by this header which part of `/en/companies/7` is the id. */
const REWRITTEN_PATH_HEADER = 'x-nextjs-rewritten-path'

/**
 * Asks Next for a page without its locale and unknown parameters, because Next writes the address into the page, which
 * is cached for all visitors and must not show what one visitor's link contained (promise T8).
 */
export function stripLocaleAndUnknownParams(siteUrl: string): Middleware {
  return ({ request, response }) => {
    const { method, url = '', headers } = request
    const { path } = splitUrl(url)
    if ((method !== 'GET' && method !== 'HEAD') || usesQueryString(path)) return false
    if (findGuard(path) !== null && !hasSessionCookie(request, siteUrl)) {
      // The guard redirects back to this address, and parses cookies in another way.
      delete headers.cookie
      return false
    }
    request.url = withoutLocaleAndUnknownParams(url)
    const plain = withoutLocale(path)
    if (headers.rsc === '1' && plain !== path) response.setHeader(REWRITTEN_PATH_HEADER, plain)
    return false
  }
}
