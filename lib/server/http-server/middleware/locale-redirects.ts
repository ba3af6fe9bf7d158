import onHeaders from 'on-headers'
import { LOCALE_HEADER } from '@/lib/server/http/locale-header'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import type { Middleware } from '../request-context'

/** Redirects of a page, and after a form. */
const REDIRECT_STATUSES = new Set([303, 308])

/**
 * Adds `/en` to redirects of visitors who came by `/en` (spec §2): Next and our route handlers know the plain address
 * alone.
 */
export const addLocaleToRedirects: Middleware = ({ request, response, path }) => {
  delete request.headers[LOCALE_HEADER]
  if (!hasLocale(path)) return false
  request.headers[LOCALE_HEADER] = 'en'
  onHeaders(response, () => {
    // The length is that of the plain page, whose links are shorter (`addLocaleToLinks`).
    if (request.method === 'HEAD') response.removeHeader('Content-Length')
    const location = response.getHeader('location')
    if (!REDIRECT_STATUSES.has(response.statusCode) || typeof location !== 'string') return
    if (location.startsWith('/') && !hasLocale(location)) {
      response.setHeader('Location', withLocale(location))
    }
  })
  return false
}
