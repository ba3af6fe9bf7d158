import type { FastifyRequest } from 'fastify'

/** Headers that proxies add; with one of them the caller is not the one who connected. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Whether a host name, without a port, means this machine itself. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || name === '::1' || isLoopbackAddress(name)
}

/**
 * Whether a person on this machine asks this server directly: from a loopback address, under a
 * loopback name (which a web page of somebody else cannot bring about), and through no proxy.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers } = request
  const site = headers['sec-fetch-site']
  return (
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    isLoopbackName((headers.host ?? '').replace(/:\d+$/, '')) &&
    PROXY_HEADERS.every((name) => headers[name] === undefined) &&
    (site === undefined || site === 'none' || site === 'same-origin')
  )
}

function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address) || address === '::1'
}
