import { expect, test } from 'vitest'
import { requirePassword } from '@/backend/areas/sign-in/identity/parse-body'

test.each([
  ['7 letters', 'a'.repeat(7)],
  ['4 emoji (8 code units)', '🌉'.repeat(4)],
  ['201 letters', 'a'.repeat(201)],
])('rejects %s as a password', async (_, given) => {
  await expect(requirePassword(given)).rejects.toThrow('WEAK_PASSWORD')
})

test.each([
  ['8 letters', 'zxqvkjwp'],
  ['8 emoji', '🌉'.repeat(8)],
  ['200 letters', 'a'.repeat(200)],
])('accepts %s as a password', async (_, given) => {
  expect(await requirePassword(given)).toBe(given)
})

test.each(['password', 'Password1', 'QWERTYUIOP', '12345678'])(
  'rejects the common password %s',
  async (given) => {
    await expect(requirePassword(given)).rejects.toThrow('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
  },
)
