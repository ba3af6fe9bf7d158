import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { TrustProxy } from './settings'

/** Headers that proxies set; values sent by clients must not reach any code. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
]

/**
 * Returns the client's address and removes every other forwarding header; from here on `X-Forwarded-For` is that
 * address.
 */
export function resolveClientAddress(request: IncomingMessage, trust: TrustProxy): string {
  const client = proxyAddr(request, trust)
  for (const name of FORWARDING_HEADERS) if (name in request.headers) delete request.headers[name]
  request.headers['x-forwarded-for'] = client
  return client
}
