import onHeaders from 'on-headers'
import { LOCALE_HEADER } from '@/lib/server/http/locale-header'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import type { Middleware } from '../request-context'

/** Redirects of a page, and after a form. */
const REDIRECT_STATUSES = new Set([303, 308])

/**
 * Sends one `Location`, with `/en` for visitors who came by `/en` (spec §2): Next and our route handlers know the plain
 * address alone. When Next renders a redirect it sets the header twice, in the response and in the cached page, and
 * requests that waited for the same page see only the cached one.
 */
export const rewriteRedirects: Middleware = ({ request, response, path }) => {
  const isInLocale = hasLocale(path)
  if (isInLocale) request.headers[LOCALE_HEADER] = 'en'
  else delete request.headers[LOCALE_HEADER]
  onHeaders(response, () => {
    // The length is that of the plain page, whose links are shorter (`addLocaleToLinks`).
    if (isInLocale && request.method === 'HEAD') response.removeHeader('Content-Length')
    const [location] = [response.getHeader('location')].flat()
    if (typeof location !== 'string') return
    const isPlain = location.startsWith('/') && !hasLocale(location)
    const needsLocale = isInLocale && isPlain && REDIRECT_STATUSES.has(response.statusCode)
    response.setHeader('Location', needsLocale ? withLocale(location) : location)
  })
  return false
}
