import onHeaders from 'on-headers'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import type { Step } from '../exchange'

/** Another address of a page, and what follows a form. */
const LEADING = new Set([303, 308])

/** A page is one HTML for both its addresses, so it names the plain one; whoever came by `/en` stays there (spec §2). */
export const keepLocale: Step = ({ response, path }) => {
  if (!hasLocale(path)) return false
  onHeaders(response, () => {
    const location = response.getHeader('location')
    if (!LEADING.has(response.statusCode) || typeof location !== 'string') return
    if (location.startsWith('/') && !hasLocale(location)) {
      response.setHeader('Location', withLocale(location))
    }
  })
  return false
}
