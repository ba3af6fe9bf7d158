// @vitest-environment jsdom
import { FirebaseError } from 'firebase/app'
import { expect, test, vi } from 'vitest'
import { FormError } from '@/lib/browser/api-client/form-error'
import { getErrorCode, toIdentityError } from '@/lib/browser/identity/identity-errors'
import { OFFLINE, UNREACHABLE } from '@/lib/shared/forms/failure-messages'

const failWith = (code: string) => new FirebaseError(`auth/${code}`, 'Firebase: Error (raw).')

test('keeps an error that is a FormError already', () => {
  const own = new FormError('Said already.')
  expect(toIdentityError(own, {})).toBe(own)
})

test('reports an unknown error as an unreachable service, or as being offline', () => {
  expect(toIdentityError(failWith('internal-error'), {}).message).toBe(UNREACHABLE)
  expect(toIdentityError('odd', { unreached: 'Google does not answer.' }).message).toBe(
    'Google does not answer.',
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(toIdentityError(failWith('internal-error'), { unreached: 'x' }).message).toBe(OFFLINE)
})

test.each(['invalid-credential', 'wrong-password', 'user-not-found', 'user-disabled'])(
  '%s does not reveal whether the address or the password is wrong (promise T12)',
  (code) => {
    const { message, problems } = toIdentityError(failWith(code), {})
    expect([message, problems]).toEqual(['The e-mail address or password is wrong.', []])
    expect(toIdentityError(failWith(code), { wrongPassword: 'current' }).problems).toEqual([
      { field: 'current', message: 'This is not your current password. Please try again.' },
    ])
  },
)

test.each([
  ['invalid-email', 'email'],
  ['missing-password', 'password'],
  ['weak-password', 'password'],
])('%s is shown at the field %s, with priority over other causes', (code, field) => {
  const { problems } = toIdentityError(failWith(code), { wrongPassword: 'current' })
  expect(problems.map((problem) => problem.field)).toEqual([field])
})

test.each([
  ['too-many-requests', /wait a few minutes/],
  ['expired-action-code', /already used or has expired/],
])('%s is shown for the whole form', (code, words) => {
  const { message, problems } = toIdentityError(failWith(code), {})
  expect(message).toMatch(words)
  expect(problems).toEqual([])
})

test('only errors of the SDK have a code', () => {
  expect([
    getErrorCode(failWith('a')),
    getErrorCode(new Error('b')),
    getErrorCode({ code: 'c' }),
  ]).toEqual(['auth/a', '', ''])
})
