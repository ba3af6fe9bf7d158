import { expect, it } from 'vitest'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['unknown', 'unknown'],
  ['127.0.0.1', '127.0.0.1'],
])('%s is in the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

it('recognises addresses of this machine', () => {
  const own = ['127.0.0.1', '127.9.9.9', '::ffff:127.0.0.1', '::1']
  const others = ['203.0.113.7', '2001:db8::1', 'unknown', '']
  expect([...own, ...others].filter(isLoopback)).toEqual(own)
})
