import type { FastifyRequest } from 'fastify'

/** A proxy adds these headers for the real caller. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Takes a name without a port. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || name === '::1' || isLoopbackAddress(name)
}

/**
 * Checks for a loopback address under a loopback name (which a foreign web page cannot have) and without a
 * proxy.
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

export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address) || address === '::1'
}
