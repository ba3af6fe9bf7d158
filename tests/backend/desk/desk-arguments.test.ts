import { expect, test } from 'vitest'
import { parseDeskArguments } from '@/backend/desk/desk-arguments'
import { UsageError } from '@/backend/platform/runtime/command'

test('parses the verb, its objects and the reason', () => {
  expect(parseDeskArguments(['remove', 'job', '12', '13', '--because', ' a trick '])).toEqual({
    verb: 'remove',
    area: 'job',
    ids: [12, 13],
    because: 'a trick',
  })
  expect(parseDeskArguments([])).toEqual({ verb: 'open' })
  expect(parseDeskArguments(['reopen', 'scholarship', '4', '--until', '2026-12-31'])).toEqual({
    verb: 'reopen',
    area: 'scholarship',
    ids: [4],
    until: '2026-12-31',
    because: null,
  })
  expect(parseDeskArguments(['correct', 'job', '1', 'title=A = B', 'closing='])).toEqual({
    verb: 'correct',
    area: 'job',
    id: 1,
    values: new Map([
      ['title', 'A = B'],
      ['closing', ''],
    ]),
    because: null,
  })
})

test.each([
  [['fly'], 'Choose what to do.'],
  [['remove', 'company', '7'], 'Choose what it is: job, internship, scholarship.'],
  [['correct', 'company', '7', 'name=x'], 'scholarship, employer, university, major, department.'],
  [['remove', 'job'], 'Name at least one id.'],
  [['remove', 'job', '0'], '"0" is not an id.'],
  [['reopen', 'job', '1', '--until', 'Friday'], '"Friday": write the day as 2026-12-31.'],
  [['close', 'job', '1', '--until', '2026-12-31'], '--until can only be used with reopen.'],
  [['correct', 'job', '1'], 'Name at least one field.'],
  [['correct', 'job', '1', 'title'], '"title": write it as field=value.'],
  [['merge', '1'], 'A word is missing.'],
  [['merge', '1', '2', '3'], '"3" is too much.'],
  [['removed', 'job'], '"removed" takes no other words.'],
  [['remove', 'job', '1', '--why', 'x'], '--why'],
])('rejects %j', (words, reason) => {
  const parse = () => parseDeskArguments(words)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(reason)
})
