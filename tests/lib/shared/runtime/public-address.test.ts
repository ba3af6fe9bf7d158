import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, toCheckedLookup } from '@/lib/shared/runtime/public-address'

// The first and last address of a special-purpose network, and its neighbours outside.
test.each([
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.31.195.255', '192.31.196.0', '192.31.196.255', '192.31.197.0'],
  ['192.52.192.255', '192.52.193.0', '192.52.193.255', '192.52.194.0'],
  ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['192.175.47.255', '192.175.48.0', '192.175.48.255', '192.175.49.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['2606:4700::1111', '2001::', '2001:1ff:ffff::', '2001:200::'],
  ['2001:db7::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
  ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
  ['2620:4f:7fff::', '2620:4f:8000::', '2620:4f:8000:ffff::', '2620:4f:8001::'],
  ['3ffe:ffff::', '3fff::', '3fff:fff::', '3fff:1000::'],
])('%s is public, %s to %s are private, %s is public', (before, first, last, after) => {
  expect([before, first, last, after].map(isPublicAddress)).toEqual([true, false, false, true])
})

test.each([
  '0.0.0.0',
  '0.255.255.255',
  '192.0.0.170',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::2',
  '::127.0.0.1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  '::ffff:0:8.8.8.8',
  '64:ff9b::10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::8.8.8.8',
  '100::1',
  '100:0:0:1::1',
  '1fff:ffff::',
  '2001:0:7f00:1::',
  '2001:2::1',
  '2001:20::1',
  '2002:7f00:1::',
  '2002:0a00:1::1',
  '4000::',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'feff::1',
  'ff02::1',
  'localhost',
  'example.com',
  '',
  '10.0.0.1/8',
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['1.0.0.0', '8.8.8.8', '223.255.255.255', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

describe('a checked DNS lookup', () => {
  const look = (found: string | LookupAddress[]) =>
    new Promise((resolve) => {
      const lookup: LookupFunction = (_, __, callback) => callback(null, found, 4)
      const checked = toCheckedLookup(lookup, isPublicAddress)
      checked('feeds.example', {}, (error, address) => resolve(error?.message ?? address))
    })

  test('returns public addresses', async () => {
    expect(await look('8.8.8.8')).toBe('8.8.8.8')
  })

  test('rejects a private address, also among public ones', async () => {
    const refusal = 'feeds.example is on a private network'
    expect(await look('10.0.0.1')).toBe(refusal)
    const both = [
      { address: '8.8.8.8', family: 4 },
      { address: 'fe80::1', family: 6 },
    ]
    expect(await look(both)).toBe(refusal)
  })
})
