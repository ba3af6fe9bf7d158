import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { readClientAddress } from '@/backend/platform/http/client-address'

/**
 * Checks for a connection of Socket.IO's fourth protocol that starts as a WebSocket; `sid` would take over
 * another one.
 */
export function isSocketHandshake({ url = '' }: IncomingMessage): boolean {
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  return query.get('EIO') === '4' && query.get('transport') === 'websocket' && !query.has('sid')
}

/**
 * Checks the origin. Browsers always send it; only callers without cookies, such as apps, may omit it
 * (promise T15). The scheme must be the site's: an unencrypted page of the same host is not ours (promise
 * T5).
 */
export function isSameOriginHandshake({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin, host, cookie } = headers
  if (origin === undefined) return cookie === undefined
  const site = new URL(siteUrl)
  return origin === site.origin || origin === `${site.protocol}//${host}`
}

/**
 * Reads the session token. On https a neighbouring host can plant a plain `session`, so only the prefixed
 * cookie counts (decision 012, promise T4).
 */
export function readHandshakeToken({ headers }: IncomingMessage, siteUrl: string): string | null {
  const header = headers['x-session-token']
  if (typeof header === 'string' && header !== '') return header
  const cookies = new Map(
    (headers.cookie ?? '').split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()] as const
    }),
  )
  const isHttps = new URL(siteUrl).protocol === 'https:'
  return cookies.get(isHttps ? '__Host-session' : 'session') || null
}

/** Reads the caller's address for limits; null when the network does not say. */
export function readHandshakeAddress({ headers, socket }: IncomingMessage): string | null {
  const peer = readClientAddress({ ip: socket.remoteAddress ?? '' })
  if (peer !== null) return peer
  // Proxies on this machine add their caller: the last address that is not this machine's.
  const named = String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = named.map((name) => name.trim()).filter((name) => isIP(name) !== 0)
  return (
    addresses.map((ip) => readClientAddress({ ip })).findLast((found) => found !== null) ?? null
  )
}
