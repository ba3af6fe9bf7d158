import type { IncomingMessage } from 'node:http'
import { readClientAddress } from '../http/client-address'

const SESSION_COOKIES = ['__Host-session', 'session']

/**
 * True when a handshake comes from our own pages: browsers always name their origin. Only who has no
 * cookies, such as an app, may leave it out (promise T15).
 */
export function isOwnHandshake({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin, host, cookie } = headers
  if (origin === undefined) return cookie === undefined
  if (!URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === host
}

/** The session token of a handshake: the header the web app sets, else the cookie; null without one. */
export function readHandshakeToken({ headers }: IncomingMessage): string | null {
  const header = headers['x-session-token']
  if (typeof header === 'string' && header !== '') return header
  const cookies = new Map(
    (headers.cookie ?? '').split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()] as const
    }),
  )
  const found = SESSION_COOKIES.map((name) => cookies.get(name)).find((value) => value)
  return found ?? null
}

/** Whom to hold to limits; null where the network does not say. */
export function readHandshakeAddress({ headers, socket }: IncomingMessage): string | null {
  const peer = socket.remoteAddress ?? ''
  if (readClientAddress({ ip: peer }) !== null) return readClientAddress({ ip: peer })
  // Only a proxy on this machine may say for whom it calls; the last name is the one it wrote.
  const forwarded = headers['x-forwarded-for']
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last ? readClientAddress({ ip: last }) : null
}
