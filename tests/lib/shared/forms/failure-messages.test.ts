import { expect, it } from 'vitest'
import {
  toFailureMessage,
  UNREACHABLE,
  UNREACHABLE_MESSAGE,
} from '@/lib/shared/forms/failure-messages'

it.each([
  [400, /check it/],
  [413, /shorten it/],
  [429, /wait a few minutes/],
])('for a form rejected with %i the message says what to do', (status, words) => {
  expect(toFailureMessage(status)).toMatch(words)
})

it.each([404, 500, 503])('for %i the message blames the service, not the visitor', (status) => {
  expect(toFailureMessage(status)).toBe(UNREACHABLE)
})

it.each([400, 404, 409, 415, 422, 429, 503])(
  'a message of our API with %i is shown unchanged',
  (status) => {
    expect(toFailureMessage(status, 'Choose another file.')).toBe('Choose another file.')
  },
)

it.each([
  [502, 'A trace of a gateway.', /is not responding/],
  [500, 'A trace of a machine.', /is not responding/],
  [503, UNREACHABLE_MESSAGE, /Nothing is lost/],
])(
  'for %i our own message is shown, since the response may be from another program',
  (status, said, words) => {
    expect(toFailureMessage(status, said)).toMatch(words)
  },
)
