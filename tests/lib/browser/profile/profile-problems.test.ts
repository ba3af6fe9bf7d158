import { expect, test } from 'vitest'
import { findProfileProblems, toProfileProblems } from '@/lib/browser/profile/profile-problems'

const fieldsOf = (values: Readonly<Record<string, string>>) =>
  findProfileProblems(values).map(({ field }) => field)

test('requires a name, and validates what is filled in', () => {
  expect(fieldsOf({ phoneNumber: ' ', nationality: '' })).toEqual([])
  expect(fieldsOf({ phoneNumber: '12' })).toEqual(['phoneNumber'])
  expect(fieldsOf({ firstName: ' ', lastName: '' })).toEqual(['firstName', 'lastName'])
})

test('limits a nationality to sixty characters', () => {
  expect(fieldsOf({ nationality: ` ${'x'.repeat(60)} ` })).toEqual([])
  expect(fieldsOf({ nationality: 'x'.repeat(61) })).toEqual(['nationality'])
})

test('reports each field that the API rejects once', () => {
  expect(toProfileProblems(['majorId', 'majorId', 'phoneNumber'], { phoneNumber: '' })).toEqual([
    { field: 'majorId', message: 'Choose a major from the list.' },
    { field: 'phoneNumber', message: 'Enter your phone number.' },
  ])
  expect(toProfileProblems(['dateOfBirth'], { dateOfBirth: '2025-01-01' })).toEqual([
    {
      field: 'dateOfBirth',
      message: 'Enter your date of birth. You must be at least ten years old.',
    },
  ])
})
