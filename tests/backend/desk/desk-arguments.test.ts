import { expect, test } from 'vitest'
import { parseDeskArguments } from '@/backend/desk/desk-arguments'
import { UsageError } from '@/backend/platform/runtime/command'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

async function readInputs(words: readonly string[]) {
  const command = parseDeskArguments(words)
  if ('list' in command) throw new Error(`${command.list} only lists`)
  return (await command.toActRequests(db)).map(({ act, input }) => [act.name, input])
}

test('parses the verb, its objects and the reason', async () => {
  expect(parseDeskArguments(['remove', 'job', '12', '--because', ' a trick '])).toMatchObject({
    because: 'a trick',
  })
  expect(parseDeskArguments([])).toEqual({ list: 'open' })
  expect(await readInputs(['remove', 'job', '12', '13'])).toEqual([
    ['remove-listing', { area: 'job', id: 12 }],
    ['remove-listing', { area: 'job', id: 13 }],
  ])
  expect(await readInputs(['reopen', 'scholarship', '4', '--until', '2026-12-31'])).toEqual([
    ['reopen-listing', { area: 'scholarship', id: 4, until: '2026-12-31' }],
  ])
  const set = { title: 'A = B', closingDate: null }
  expect(await readInputs(['correct', 'job', '1', 'title=A = B', 'closing='])).toEqual([
    ['correct-listing', { area: 'job', id: 1, set, reset: [] }],
  ])
  await expect(readInputs(['add', 'job', 'colour=red'])).rejects.toThrow(
    '"colour" is no field of a posting.',
  )
})

test.each([
  [['fly'], 'Choose what to do.'],
  [['toString'], 'Choose what to do.'],
  [['remove', 'company', '7'], 'Choose what it is: job, internship, scholarship.'],
  [['correct', 'company', '7', 'name=x'], 'scholarship, employer, university, major, department.'],
  [['remove', 'job'], 'Name at least one id.'],
  [['remove', 'job', '0'], '"0" is not an id.'],
  [['reopen', 'job', '1', '--until', 'Friday'], '"Friday": write the day as 2026-12-31.'],
  [['close', 'job', '1', '--until', '2026-12-31'], '--until can only be used with reopen.'],
  [['correct', 'job', '1'], 'Name at least one field.'],
  [['correct', 'job', '1', 'title'], '"title": write it as field=value.'],
  [['correct', 'job', '1', '=x'], '"=x": write it as field=value.'],
  [['answered'], 'Name a message by its id.'],
  [['merge', '1'], 'A word is missing.'],
  [['merge', '1', '2', '3'], '"3" is too much.'],
  [['removed', 'job'], '"removed" takes no other words.'],
  [['remove', 'job', '1', '--why', 'x'], '--why'],
])('rejects %j', (words, reason) => {
  const parse = () => parseDeskArguments(words)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(reason)
})
