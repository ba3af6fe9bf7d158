import ipaddr from 'ipaddr.js'

/**
 * Returns the network of an address: an IPv4 address itself, the /64 prefix of an IPv6 address, which is one
 * household. Anything else is returned as it is.
 */
export function toNetwork(written: string): string {
  if (!ipaddr.isValid(written)) return written
  const address = ipaddr.process(written)
  if (!('parts' in address)) return address.toString()
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
