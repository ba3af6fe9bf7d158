import { expect, test } from 'vitest'
import { parseListingArguments } from '@/backend/listings/listing-arguments'
import { UsageError } from '@/backend/platform/runtime/command'

test('reads what to take down and why', () => {
  expect(parseListingArguments(['remove', 'job', '12', '13', '--because', ' a trick '])).toEqual({
    verb: 'remove',
    area: 'job',
    ids: [12, 13],
    because: 'a trick',
  })
  expect(parseListingArguments(['removed'])).toEqual({ verb: 'removed' })
})

test.each([
  [[], 'Choose a command'],
  [['remove', 'company', '7'], 'Choose what it is: job, internship, scholarship.'],
  [['remove', 'job'], 'Name at least one id.'],
  [['remove', 'job', '0'], '"0" is not an id.'],
  [['restore', 'job', '1', '--because', 'x'], '--because can only be used with remove.'],
  [['removed', 'job'], '"removed" takes no other words.'],
  [['remove', 'job', '1', '--why', 'x'], '--why'],
])('does not understand %j', (words, reason) => {
  const parse = () => parseListingArguments(words)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(reason)
})
