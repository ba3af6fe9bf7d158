import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The address limits count by: an IPv4 address, or the /64 network of an IPv6 one, which is what one
 * household gets. Null for this machine, where it is the web app that calls and not a visitor.
 */
export function readClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (address === '::1' || address.startsWith('127.')) return null
  return isIPv6(address) ? toNetwork(address) : address
}

function toNetwork(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from(
    { length: tail === undefined ? 0 : 8 - before.length - after.length },
    () => '0',
  )
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
