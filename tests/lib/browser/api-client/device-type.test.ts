import { expect, test } from 'vitest'
import { toDeviceType } from '@/lib/browser/api-client/installation'

test.each([
  [
    'phone',
    'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
  ],
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ],
  [
    'tablet',
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  ],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['desktop', ''],
])('%s: %s', (expected, userAgent) => {
  expect(toDeviceType(userAgent)).toBe(expected)
})
