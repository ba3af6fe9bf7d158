import onHeaders from 'on-headers'
import { LOCALE_HEADER } from '@/lib/server/http/locale-header'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import type { Step } from '../exchange'

/** Another address of a page, and what follows a form. */
const LEADING = new Set([303, 308])

/** Next and our route handlers know the plain address alone; whoever came by `/en` stays there (spec §2). */
export const keepLocale: Step = ({ request, response, path }) => {
  delete request.headers[LOCALE_HEADER]
  if (!hasLocale(path)) return false
  request.headers[LOCALE_HEADER] = 'en'
  onHeaders(response, () => {
    // That of the plain page, whose links are shorter (`toLocaleHtml`).
    if (request.method === 'HEAD') response.removeHeader('Content-Length')
    const location = response.getHeader('location')
    if (!LEADING.has(response.statusCode) || typeof location !== 'string') return
    if (location.startsWith('/') && !hasLocale(location)) {
      response.setHeader('Location', withLocale(location))
    }
  })
  return false
}
