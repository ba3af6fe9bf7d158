import { expect, test } from 'vitest'
import { leadsToTop } from '@/lib/browser/page/scroll-rule'

const at = (path: string) => ({ path, query: '' })

test('a changed base name leads to the top', () => {
  expect(leadsToTop(at('/jobs'), at('/news'), '')).toBe(true)
  expect(leadsToTop(at('/'), at('/jobs'), '')).toBe(true)
})

test('the same base name does not, unless a hash is present', () => {
  expect(leadsToTop(at('/jobs'), at('/jobs/7'), '')).toBe(false)
  expect(leadsToTop(at('/jobs'), at('/jobs/7'), '#apply')).toBe(true)
})

test('the first page of a visit stays where the browser put it', () => {
  expect(leadsToTop(null, at('/jobs'), '#apply')).toBe(false)
})
