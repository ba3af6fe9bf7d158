import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'

/**
 * Returns false when a call that was queued for one user is sent with another user's cookies, or with none. A browser
 * sets and sends both cookies together, so they cannot differ between this check and the call.
 */
export function matchesOwnerHeader({ headers }: IncomingMessage): boolean {
  const owner = headers[OWNER_HEADER]
  if (owner === undefined) return true
  return parseCookie(headers.cookie ?? '')[SIGNED_IN_HINT] === `1.${String(owner)}`
}
