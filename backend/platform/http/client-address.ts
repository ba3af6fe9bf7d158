import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** An IPv4 address, or the /64 network of an IPv6 one: one household. Null for this machine, where the web app calls. */
export function readClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  // What a proxy wrote may be no address at all: it is counted as it stands.
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.range() === 'loopback') return null
  return 'parts' in address ? toNetwork(address) : address.toString()
}

function toNetwork({ parts }: ipaddr.IPv6): string {
  const groups = parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}
