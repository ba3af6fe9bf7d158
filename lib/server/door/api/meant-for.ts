import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'

/**
 * False for a call that waited on a device for one person and comes with the cookies of another, or of nobody. Both cookies are given
 * and taken together, and a browser sends them together, so nothing can change between this look and the call.
 */
export function isMeantForOwner({ headers }: IncomingMessage): boolean {
  const owner = headers[OWNER_HEADER]
  if (owner === undefined) return true
  return parseCookie(headers.cookie ?? '')[SIGNED_IN_HINT] === `1.${String(owner)}`
}
