import onHeaders from 'on-headers'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import type { Step } from '../exchange'

/** Another address of a page, and what follows a form. */
const LEADING = new Set([303, 308])

/** After signing in; from the plain address it would lead out again. */
const WAY_BACK = /^(\/login\?next=)%2F(?!en(?:%2F|$))/

/** Next and our route handlers know the plain address alone; whoever came by `/en` stays there (spec §2). */
export const keepLocale: Step = ({ request, response, path }) => {
  if (!hasLocale(path)) return false
  onHeaders(response, () => {
    // That of the plain page, whose links are shorter (`toLocaleHtml`).
    if (request.method === 'HEAD') response.removeHeader('Content-Length')
    const location = response.getHeader('location')
    if (!LEADING.has(response.statusCode) || typeof location !== 'string') return
    if (location.startsWith('/') && !hasLocale(location)) {
      response.setHeader('Location', withLocale(location.replace(WAY_BACK, '$1%2Fen%2F')))
    }
  })
  return false
}
