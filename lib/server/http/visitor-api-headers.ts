import { readEnv } from '@/lib/server/env'
import { readCookies } from '@/lib/server/http/read-cookies'
import { getSessionToken, INSTALLATION_COOKIE } from '@/lib/shared/session/session-cookies'

/**
 * Builds the headers of an API call on behalf of a visitor: session and installation (spec §7), and the address for rate
 * limits.
 */
export function toVisitorApiHeaders({ headers }: Request): Record<string, string> {
  const cookies = readCookies(headers.get('cookie'))
  const token = getSessionToken(cookies, readEnv().SITE_URL)
  const installation = cookies.get(INSTALLATION_COOKIE)?.value
  const forwardedFor = headers.get('x-forwarded-for')
  return {
    ...(token !== null && { 'x-session-token': token }),
    ...(installation !== undefined && { 'x-installation-id': installation }),
    ...(forwardedFor !== null && { 'x-forwarded-for': forwardedFor }),
  }
}
