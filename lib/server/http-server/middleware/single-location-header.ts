import onHeaders from 'on-headers'
import type { Middleware } from '../request-context'

/**
 * Keeps one `Location` header. When Next renders a redirect it sets the header twice, in the response and in the cached
 * page, and requests that waited for the same page see only the cached one. Runs after `addLocaleToRedirects`, so that
 * it sees the response first.
 */
export const keepSingleLocation: Middleware = ({ response }) => {
  onHeaders(response, () => {
    const places = response.getHeader('location')
    if (Array.isArray(places) && places[0] !== undefined) response.setHeader('Location', places[0])
  })
  return false
}
