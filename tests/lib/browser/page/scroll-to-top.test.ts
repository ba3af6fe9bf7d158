import { expect, test } from 'vitest'
import { shouldScrollToTop } from '@/lib/browser/page/scroll-to-top'

const at = (path: string) => ({ path, query: '' })

test('a changed base name leads to the top', () => {
  expect(shouldScrollToTop(at('/jobs'), at('/news'), '')).toBe(true)
  expect(shouldScrollToTop(at('/'), at('/jobs'), '')).toBe(true)
})

test('the same base name does not, unless a hash is present', () => {
  expect(shouldScrollToTop(at('/jobs'), at('/jobs/7'), '')).toBe(false)
  expect(shouldScrollToTop(at('/jobs'), at('/jobs/7'), '#apply')).toBe(true)
})

test('the first page of a visit stays where the browser put it', () => {
  expect(shouldScrollToTop(null, at('/jobs'), '#apply')).toBe(false)
})
