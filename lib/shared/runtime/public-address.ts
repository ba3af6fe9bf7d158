import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IANA IPv4 special-purpose address registry (RFC 6890), multicast (RFC 5771) and the retired 6to4 relays (RFC 7526). */
const NOT_PUBLIC_IPV4 = parse([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** All global unicast addresses that IANA assigns are in this network (RFC 4291 §2.4). */
const GLOBAL_UNICAST = parse(['2000::/3'])

/**
 * IANA IPv6 special-purpose address registry, as far as it is inside `2000::/3`. Teredo (`2001::/32`) and 6to4
 * (`2002::/16`) embed an IPv4 address that may be private; no site uses them.
 */
const NOT_PUBLIC_IPV6 = parse([
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
])

/** DNS64 maps a name without IPv6 into this network, with its IPv4 address as the last 32 bits (RFC 6052 §2.1). */
const NAT64 = parse(['64:ff9b::/96'])

type Network = ReturnType<typeof ipaddr.parseCIDR>

function parse(networks: readonly string[]): readonly Network[] {
  return networks.map((network) => ipaddr.parseCIDR(network))
}

/**
 * Whether a text is an IP address on the public internet. IPv4 inside IPv6 (`::ffff:8.8.8.8`,
 * `64:ff9b::808:808`) counts as the IPv4 address.
 */
export function isPublicAddress(written: string): boolean {
  const address = read(written)
  if (address === null) return false
  if (!('parts' in address)) return !isIn(address, NOT_PUBLIC_IPV4)
  if (isIn(address, NAT64)) {
    return !isIn(ipaddr.fromByteArray(address.toByteArray().slice(12)), NOT_PUBLIC_IPV4)
  }
  return isIn(address, GLOBAL_UNICAST) && !isIn(address, NOT_PUBLIC_IPV6)
}

/** Returns null for no address, and for one with a zone (`fe80::1%eth0`). */
function read(written: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (!ipaddr.isValid(written)) return null
  if (!written.includes(':')) return ipaddr.parse(written)
  // ipaddr.js reads `::8.8.8.8` as IPv4; sockets and URLs treat it as IPv6.
  const address = `http://[${written}]/`
  return URL.canParse(address) ? ipaddr.process(new URL(address).hostname.slice(1, -1)) : null
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, networks: readonly Network[]): boolean {
  return networks.some(
    ([network, prefix]) => address.kind() === network.kind() && address.match(network, prefix),
  )
}

/** Whether an IP address may be connected to. */
export type AddressCheck = (address: string) => boolean

export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'

  constructor(readonly host: string) {
    super(`${host} is on a private network`)
  }
}

/**
 * Checks a literal address such as `http://10.0.0.1/` or `http://[::1]/`, which needs no lookup. Throws
 * `PrivateAddressError`.
 */
export function requireAllowedHost(
  { hostname }: { readonly hostname: string },
  isAllowed: AddressCheck,
): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new PrivateAddressError(host)
}

/**
 * Wraps a DNS lookup for sockets. It fails with `PrivateAddressError` when any address found is not allowed.
 * It is part of the connection, so the checked address is the one connected to.
 */
export function toCheckedLookup(lookup: LookupFunction, isAllowed: AddressCheck): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, address, family) => {
      if (error !== null) return callback(error, address, family)
      const found = Array.isArray(address) ? address.map((each) => each.address) : [address]
      if (!found.every(isAllowed)) return callback(new PrivateAddressError(hostname), '')
      callback(null, address, family)
    })
  }
}
