import { expect, it } from 'vitest'
import { NO_ANSWER } from '@/lib/shared/api/no-answer'
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

it.each([400, 404, 409, 415, 422, 429, 503])(
  'what our API says of a %i is told as it is',
  (status) => {
    expect(toFailureWords(status, 'Choose another file.')).toBe('Choose another file.')
  },
)

it.each([
  [502, 'A trace of a gateway.', /does not answer/],
  [500, 'A trace of a machine.', /does not answer/],
  [503, NO_ANSWER, /Nothing is lost/],
])('of a %i our own words stand, as it may be the text of a machine', (status, said, words) => {
  expect(toFailureWords(status, said)).toMatch(words)
})
