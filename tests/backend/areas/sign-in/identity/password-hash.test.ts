import { expect, test } from 'vitest'
import {
  hashPassword,
  isPassword,
  PASSWORD_COST,
} from '@/backend/areas/sign-in/identity/password-hash'

const hash = (password: string) => hashPassword(password, PASSWORD_COST)
const matches = (password: string, kept: string | null) => isPassword(password, kept, PASSWORD_COST)

test('a password matches its own hash and no other does', async () => {
  const kept = await hash('correct horse')
  expect(kept).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await matches('correct horse', kept)).toBe(true)
  expect(await matches('correct Horse', kept)).toBe(false)
  expect(await matches('correct horse', null)).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await hashPassword('same', 4)).not.toBe(await hashPassword('same', 4))
})

test('a hash made at another cost still matches', async () => {
  expect(await matches('correct horse', await hashPassword('correct horse', 4))).toBe(true)
})

test('letters composed in another way are the same letters', async () => {
  expect(await isPassword('cafe\u0301', await hashPassword('caf\u00e9', 4), 4)).toBe(true)
})
