import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet (RFC 6890), where a feed's address must not lead. */
const NETWORKS: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]

const blocked = new BlockList()
for (const [address, prefix] of NETWORKS) {
  blocked.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** IPv4 inside IPv6 (`::ffff:10.0.0.1`) counts as IPv4; what is no address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const kind = isIP(address)
  return kind === 0 || blocked.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}
