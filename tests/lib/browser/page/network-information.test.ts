import { expect, test } from 'vitest'
import { mayPrefetch } from '@/lib/browser/page/network-information'

test.each([
  ['a browser without connection data', undefined, true],
  ['4g', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g' }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['the data saver on 4g', { effectiveType: '4g', saveData: true }, false],
])('on %s', (_, connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed)
})
