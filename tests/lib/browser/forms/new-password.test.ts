import { expect, test } from 'vitest'
import { PASSWORD_RULE, validateNewPasswordForm } from '@/lib/browser/forms/password-rule'

const messagesOf = async (password: string) =>
  (await validateNewPasswordForm({ password })).map(({ message }) => message)

test('a new password is required, and has 8 to 200 characters', async () => {
  expect(await messagesOf('')).toEqual(['Enter a password.'])
  expect(await messagesOf('x')).toEqual(['Choose a password of at least 8 characters.'])
  expect(await messagesOf('seven77')).toEqual(['Choose a password of at least 8 characters.'])
  expect(await messagesOf('x'.repeat(201))).toEqual(['Enter a password of at most 200 characters.'])
  expect(await messagesOf('eight888')).toEqual([])
  expect(PASSWORD_RULE).toContain('8 characters')
})
