import { expect, test } from 'vitest'
import { parseEnvironment } from '@/backend/environment'
import { listParts } from '@/backend/launch/summary'

const partsOf = (variables: Record<string, string>) =>
  listParts(parseEnvironment(variables), '/project').join('\n')

test('it says where people sign in', () => {
  expect(partsOf({})).toContain('  sign-in   embedded, passwords in the database')
  expect(partsOf({ FIREBASE_PROJECT_ID: 'visvakor-kh' })).toContain(
    '  sign-in   Firebase project visvakor-kh (FIREBASE_PROJECT_ID)',
  )
})

test('it says nothing of the parts of an API that runs elsewhere', () => {
  const parts = partsOf({ API_URL: 'https://api.visvakor.example' })
  expect(parts).not.toContain('sign-in')
  expect(parts).not.toContain('database')
})
