import { expect, test } from 'vitest'
import { isPlainClick } from '@/lib/browser/page/plain-click'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click with the main button and no key is plain', () => {
  expect(isPlainClick(plain)).toBe(true)
})

test.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is not', (change) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(false)
})
