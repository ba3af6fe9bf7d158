import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '@/lib/shared/format/numbers'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [2_400_000, '2,400,000'],
])('%i is written %s', (number, words) => {
  expect(formatNumber(number)).toBe(words)
})

test('formats whole numbers like Intl does for English', () => {
  const english = new Intl.NumberFormat('en-US')
  fc.assert(fc.property(fc.maxSafeInteger(), (n) => formatNumber(n) === english.format(n)))
})
