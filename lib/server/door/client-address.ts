import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Trust } from './settings'

/** Names of the proxies' language; what a stranger sends under them must reach nobody. */
const CLAIMS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
]

/** Who asks; from here on `X-Forwarded-For` says just that, and no header claims anything else. */
export function settleClient(request: IncomingMessage, trust: Trust): string {
  const client = proxyAddr(request, trust)
  for (const name of CLAIMS) if (name in request.headers) delete request.headers[name]
  request.headers['x-forwarded-for'] = client
  return client
}
