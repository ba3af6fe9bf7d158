import { expect, it } from 'vitest'
import { UNREACHABLE_MESSAGE } from '@/lib/shared/api/unreachable-message'
import { toFailureMessage, UNREACHABLE } from '@/lib/shared/forms/failure-messages'

it.each([
  [400, /check it/],
  [413, /shorten it/],
  [429, /wait a few minutes/],
])('a form refused with %i says what to do', (status, words) => {
  expect(toFailureMessage(status)).toMatch(words)
})

it.each([404, 500, 503])('a %i is none of the visitor’s doing, and says so', (status) => {
  expect(toFailureMessage(status)).toBe(UNREACHABLE)
})

it.each([400, 404, 409, 415, 422, 429, 503])(
  'what our API says of a %i is told as it is',
  (status) => {
    expect(toFailureMessage(status, 'Choose another file.')).toBe('Choose another file.')
  },
)

it.each([
  [502, 'A trace of a gateway.', /is not responding/],
  [500, 'A trace of a machine.', /is not responding/],
  [503, UNREACHABLE_MESSAGE, /Nothing is lost/],
])('of a %i our own words stand, as it may be the text of a machine', (status, said, words) => {
  expect(toFailureMessage(status, said)).toMatch(words)
})
