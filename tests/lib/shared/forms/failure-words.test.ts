import { expect, it } from 'vitest'
import { toFailureWords, UNREACHED } from '@/lib/shared/forms/failure-words'

it.each([
  [400, /check it/],
  [413, /shorten it/],
  [429, /wait some minutes/],
])('a form refused with %i says what to do', (status, words) => {
  expect(toFailureWords(status)).toMatch(words)
})

it.each([404, 500, 503])('a %i is none of the visitor’s doing, and says so', (status) => {
  expect(toFailureWords(status)).toBe(UNREACHED)
})
