import { expect, test } from 'vitest'
import { isPrivateAddress } from '@/backend/import/read/private-address'

// The first and last address of a network, and its neighbours outside.
test.each([
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['64:ff9a:ffff::1', '64:ff9b::', '64:ff9b::ffff:ffff', '64:ff9b::1:0:0'],
  ['ff::', '100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
  ['2000:ffff::', '2001::', '2001:1ff::', '2001:200::'],
  ['2001:db7::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
  ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
  ['fbff::', 'fc00::', 'fdff::', 'fe00::'],
  ['fe7f::', 'fe80::', 'febf::', 'fec0::'],
])('%s and what follows %s to %s, %s, tell private from public', (before, first, last, after) => {
  expect([before, first, last, after].map(isPrivateAddress)).toEqual([false, true, true, false])
})

test.each(['0.0.0.0', '0.255.255.255', '224.0.0.0', '255.255.255.255', '::', '::1', 'ff00::'])(
  '%s is private',
  (address) => expect(isPrivateAddress(address)).toBe(true),
)

test.each(['1.0.0.0', '223.255.255.255', '::2', '8.8.8.8'])('%s is public', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
)

test('what is no address is private, and IPv4 inside IPv6 is as the one inside', () => {
  expect(isPrivateAddress('localhost')).toBe(true)
  expect(isPrivateAddress('::ffff:10.0.0.1')).toBe(true)
  expect(isPrivateAddress('::ffff:8.8.8.8')).toBe(false)
})
