import ipaddr from 'ipaddr.js'

/** An IPv4 address, or the /64 network of an IPv6 one: one household. What a proxy wrote may be no address: it stands as it is. */
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
