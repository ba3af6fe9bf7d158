import { expect, test } from 'vitest'
import { toSignInDestination } from '@/lib/browser/sign-in/redirect-after-sign-in'

test.each([
  ['/login', '?next=%2Fjobs%3Fpage%3D2', '/jobs?page=2'],
  ['/en/login', '?next=%2Fen%2Fmajors', '/en/majors'],
  ['/login', '', '/profile'],
  ['/en/registration', '', '/en/profile'],
  ['/login', '?next=//evil.example/', '/profile'],
  ['/login', '?next=https%3A%2F%2Fevil.example%2F', '/profile'],
  ['/en/login', '?next=%5C%5Cevil.example', '/en/profile'],
])('sign-in at %s%s redirects to %s', (path, query, expected) => {
  expect(toSignInDestination(path, query)).toBe(expected)
})

test.each([
  ['/registration', '?next=%2Fjobs%3Fpage%3D2', '/jobs?page=2'],
  ['/en/registration', '?next=%2Fen%2Fmajors', '/en/majors'],
  ['/registration', '', '/'],
  ['/en/registration', '?next=//evil.example/', '/en'],
])('a new account from %s%s goes straight to %s', (path, query, expected) => {
  expect(toSignInDestination(path, query, true)).toBe(expected)
})
