import { expect, test } from 'vitest'
import { isWithin } from '@/lib/shared/is-within'

test('a section holds its own page and those below, not its namesakes', () => {
  expect(isWithin('/jobs', '/jobs')).toBe(true)
  expect(isWithin('/jobs/7/site-engineer', '/jobs')).toBe(true)
  expect(isWithin('/jobs-fair', '/jobs')).toBe(false)
  expect(isWithin('/', '/jobs')).toBe(false)
})
