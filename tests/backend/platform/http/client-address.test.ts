import { expect, test } from 'vitest'
import { readClientAddress } from '@/backend/platform/http/client-address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['127.0.0.1', null],
  ['::ffff:127.0.0.1', null],
  ['::1', null],
])('counts requests from %s under %s', (ip, counted) => {
  expect(readClientAddress({ ip })).toBe(counted)
})
