import { expect, test } from 'vitest'
import { isPlainClick } from '@/lib/browser/page/plain-click'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click with the first button and no key goes to the page itself', () => {
  expect(isPlainClick(plain)).toBe(true)
})

test.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('with %j the browser opens something else', (change) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(false)
})
