import { createHook } from 'node:async_hooks'
import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import {
  createKeyDerivationPool,
  type KeyTask,
} from '@/backend/areas/sign-in/identity/key-derivation-pool'
import {
  hashPassword,
  matchPassword,
  PASSWORD_COST,
} from '@/backend/areas/sign-in/identity/password-hash'

const threads = createKeyDerivationPool()
afterAll(() => threads.close())

const CHEAP = 4
const hash = (password: string, cost = CHEAP) => hashPassword(threads.run, password, cost)
const matches = async (password: string, kept: string) =>
  (await matchPassword(threads.run, password, [kept], CHEAP))[0]

/** How many derivations it takes to compare a password with these hashes. */
async function countDerivations(hashes: readonly string[]): Promise<number> {
  let count = 0
  const derive = (task: KeyTask) => {
    count += 1
    return threads.run(task)
  }
  await matchPassword(derive, 'correct horse', hashes, CHEAP)
  return count
}

test('a password matches its own hash and no other does', async () => {
  const kept = await hash('correct horse', PASSWORD_COST)
  expect(kept).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await matches('correct horse', kept)).toBe(true)
  expect(await matches('correct Horse', kept)).toBe(false)
})

test('a hash that was cut short matches nothing', async () => {
  const kept = await hash('correct horse')
  expect(await matches('correct horse', kept.slice(0, -1))).toBe(false)
  expect(await matches('correct horse', kept.slice(0, kept.lastIndexOf('$') + 1))).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await hash('same')).not.toBe(await hash('same'))
})

test('a hash made at another cost still matches', async () => {
  expect(await matches('correct horse', await hash('correct horse', 5))).toBe(true)
})

test('letters composed in another way are the same letters', async () => {
  expect(await matches('cafe\u0301', await hash('caf\u00e9'))).toBe(true)
})

test('one derivation answers for no hash, for one, and for two neighbours (promise T12)', async () => {
  const kept = await hash('correct horse')
  const neighbour = await hashPassword(threads.run, 'another horse', CHEAP, kept)
  expect(await matchPassword(threads.run, 'another horse', [kept, neighbour], CHEAP)).toEqual([
    false,
    true,
  ])
  expect(await matchPassword(threads.run, 'correct horse', [], CHEAP)).toEqual([])
  const stranger = await hash('correct horse')
  const counts = [[], [kept], [kept, neighbour], [kept, stranger]].map(countDerivations)
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 2])
})

test('the threads that Node shares among files, names and pictures are left alone (promise T18)', async () => {
  const kinds: string[] = []
  const hook = createHook({ init: (_, kind) => void kinds.push(kind) }).enable()
  await hash('correct horse')
  const ours = kinds.splice(0)
  await promisify(scrypt)('correct horse', 'salt', 32)
  hook.disable()
  expect(ours).not.toContain('SCRYPTREQUEST')
  expect(kinds).toContain('SCRYPTREQUEST')
})
