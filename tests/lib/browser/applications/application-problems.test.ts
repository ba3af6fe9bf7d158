import { expect, it } from 'vitest'
import {
  findApplicationProblems,
  toApplicationProblems,
} from '@/lib/browser/applications/application-problems'
import { toApplicationInput } from '@/lib/browser/applications/send-application'

const KEY = '6f7d9c1e-8a34-4b6f-9d0e-3c5b7a1f2e4d'

const complete = {
  resumeId: 'cv',
  name: 'Dara Sok',
  email: 'dara@example.com',
  phoneNumber: '',
  letter: 'none',
  coverLetterFileId: '',
  coverLetterText: '',
  note: '',
  educationLevelId: '2',
  majorId: '',
  careerLevelId: '',
}

const fieldsOf = (values: Readonly<Record<string, string>>) =>
  findApplicationProblems(values).map(({ field }) => field)

it('a CV, a name and one way of contact are enough', () => {
  expect(fieldsOf(complete)).toEqual([])
  expect(fieldsOf({ ...complete, email: '', phoneNumber: '012 345 678' })).toEqual([])
})

it.each([
  [{ resumeId: '' }, ['resumeId']],
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(200) }, []],
  [{ name: 'x'.repeat(201) }, ['name']],
  [{ email: '' }, ['email']],
  [{ email: 'dara' }, ['email']],
  [{ phoneNumber: '12' }, ['phoneNumber']],
  [{ letter: 'file' }, ['coverLetterFileId']],
  [{ letter: 'text', coverLetterText: 'x'.repeat(6001) }, ['coverLetterText']],
  [{ letter: 'none', coverLetterText: 'x'.repeat(6001) }, []],
  [{ letter: 'text', coverLetterText: 'x'.repeat(6000) }, []],
  [{ note: 'x'.repeat(2000) }, []],
  [{ note: 'x'.repeat(2001) }, ['note']],
])('%j is reported as a problem of %j', (change, fields) => {
  expect(fieldsOf({ ...complete, ...change })).toEqual(fields)
})

it('a field that the API rejects is reported once', () => {
  const problems = toApplicationProblems(['phoneNumber', 'phoneNumber', 'unknown'], complete)
  expect(problems).toEqual([{ field: 'phoneNumber', message: 'Enter your phone number.' }])
})

const choices = {
  educationLevelId: [{ id: 2, name: 'Bachelor’s degree', nameKm: null }],
  majorId: [],
  careerLevelId: [],
}

it('only the chosen kind of cover letter is sent, and unset fields are null', () => {
  const typed = {
    ...complete,
    coverLetterText: 'Dear team',
    coverLetterFileId: 'file',
    majorId: '9',
  }
  expect(toApplicationInput({ ...typed, letter: 'text' }, KEY, choices)).toMatchObject({
    key: KEY,
    coverLetterText: 'Dear team',
    coverLetterFileId: null,
    education: 'Bachelor’s degree',
    major: null,
    email: 'dara@example.com',
    phoneNumber: null,
    note: null,
  })
  const stated = { ...typed, email: ' ', phoneNumber: ' 012 345 678 ', note: ' Call me. ' }
  expect(toApplicationInput(stated, KEY, choices)).toMatchObject({
    email: null,
    phoneNumber: '012 345 678',
    note: 'Call me.',
  })
  expect(toApplicationInput({ ...typed, letter: 'file' }, KEY, choices)).toMatchObject({
    coverLetterText: null,
    coverLetterFileId: 'file',
  })
  expect(toApplicationInput(typed, KEY, choices)).toMatchObject({
    coverLetterText: null,
    coverLetterFileId: null,
  })
})
