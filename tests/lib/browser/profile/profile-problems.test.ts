import { expect, test } from 'vitest'
import { findDetailProblems, toProfileProblems } from '@/lib/browser/profile/profile-problems'

const fieldsOf = (values: Readonly<Record<string, string>>) =>
  findDetailProblems(values).map(({ field }) => field)

test('nothing has to be stated, and what is stated has to be right', () => {
  expect(fieldsOf({ phoneNumber: ' ', nationality: '' })).toEqual([])
  expect(fieldsOf({ phoneNumber: '12' })).toEqual(['phoneNumber'])
})

test('a nationality has at most sixty letters', () => {
  expect(fieldsOf({ nationality: ` ${'x'.repeat(60)} ` })).toEqual([])
  expect(fieldsOf({ nationality: 'x'.repeat(61) })).toEqual(['nationality'])
})

test('what the API refuses is said in the words of its field, once', () => {
  expect(toProfileProblems(['majorId', 'majorId', 'phoneNumber'], { phoneNumber: '' })).toEqual([
    { field: 'majorId', message: 'Choose a major from the list.' },
    { field: 'phoneNumber', message: 'Enter your phone number.' },
  ])
})
