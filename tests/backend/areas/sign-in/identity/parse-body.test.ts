import { expect, test } from 'vitest'
import { requirePassword } from '@/backend/areas/sign-in/identity/parse-body'

test.each([
  ['7 letters', 'a'.repeat(7)],
  ['4 emoji, which are 8 units', '🌉'.repeat(4)],
  ['201 letters', 'a'.repeat(201)],
])('%s are no password', async (_, given) => {
  await expect(requirePassword(given)).rejects.toThrow('WEAK_PASSWORD')
})

test.each([
  ['8 letters', 'zxqvkjwp'],
  ['8 emoji', '🌉'.repeat(8)],
  ['200 letters', 'a'.repeat(200)],
])('%s are a password', async (_, given) => {
  expect(await requirePassword(given)).toBe(given)
})

test.each(['password', 'Password1', 'QWERTYUIOP', '12345678'])(
  'what many people take is refused: %s',
  async (given) => {
    await expect(requirePassword(given)).rejects.toThrow('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
  },
)
