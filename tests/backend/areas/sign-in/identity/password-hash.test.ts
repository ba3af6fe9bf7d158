import { createHook } from 'node:async_hooks'
import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import {
  createKeyDerivationPool,
  createPasswordHasher,
  hashPassword,
  type KeyTask,
  matchPassword,
  PASSWORD_COST,
  toHashCaller,
} from '@/backend/areas/sign-in/identity/password-hash'

const threads = createKeyDerivationPool()
afterAll(() => threads.close())

const CHEAP = 4
const hash = (password: string, cost = CHEAP) => hashPassword(threads.run, password, cost)
const matches = async (password: string, stored: string) =>
  (await matchPassword(threads.run, password, [stored], CHEAP))[0]

/** How many key derivations a comparison with these hashes takes. */
async function countDerivations(hashes: readonly string[]): Promise<number> {
  let count = 0
  const derive = (task: KeyTask) => {
    count += 1
    return threads.run(task)
  }
  await matchPassword(derive, 'correct horse', hashes, CHEAP)
  return count
}

test('matches a password with its own hash only', async () => {
  const stored = await hash('correct horse', PASSWORD_COST)
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await matches('correct horse', stored)).toBe(true)
  expect(await matches('correct Horse', stored)).toBe(false)
})

test('does not match a truncated hash', async () => {
  const stored = await hash('correct horse')
  expect(await matches('correct horse', stored.slice(0, -1))).toBe(false)
  expect(await matches('correct horse', stored.slice(0, stored.lastIndexOf('$') + 1))).toBe(false)
})

test('hashes the same password differently each time', async () => {
  expect(await hash('same')).not.toBe(await hash('same'))
})

test('matches a hash of another cost', async () => {
  expect(await matches('correct horse', await hash('correct horse', 5))).toBe(true)
})

test('matches letters in another Unicode normal form', async () => {
  expect(await matches('cafe\u0301', await hash('caf\u00e9'))).toBe(true)
})

test('needs one derivation for no hash, for one, and for two with a shared salt (promise T12)', async () => {
  const stored = await hash('correct horse')
  const neighbour = await hashPassword(threads.run, 'another horse', CHEAP, stored)
  expect(await matchPassword(threads.run, 'another horse', [stored, neighbour], CHEAP)).toEqual([
    false,
    true,
  ])
  expect(await matchPassword(threads.run, 'correct horse', [], CHEAP)).toEqual([])
  const unrelated = await hash('correct horse')
  const counts = [[], [stored], [stored, neighbour], [stored, unrelated]].map(countDerivations)
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 2])
})

test('does not use the thread pool of Node (promise T18)', async () => {
  const kinds: string[] = []
  const hook = createHook({ init: (_, kind) => void kinds.push(kind) }).enable()
  await hash('correct horse')
  const ours = kinds.splice(0)
  await promisify(scrypt)('correct horse', 'salt', 32)
  hook.disable()
  expect(ours).not.toContain('SCRYPTREQUEST')
  expect(kinds).toContain('SCRYPTREQUEST')
})

/** A hasher whose derivations never end, so that admitted callers stay. */
function openBlockedHasher() {
  let running = 0
  const passwords = createPasswordHasher(() => {
    running += 1
    return new Promise(() => undefined)
  }, 4)
  return {
    countRunning: () => running,
    /** False when admitted, otherwise the seconds to wait. */
    async isRefused(isOwner: boolean, name: string | null): Promise<number | false> {
      const work = passwords.hash('a password', null, { isOwner, name })
      return Promise.race([
        work.then(
          () => false as const,
          ({ retryAfter }: { readonly retryAfter: number }) => retryAfter,
        ),
        new Promise<false>((resolve) => setImmediate(() => resolve(false))),
      ])
    },
  }
}

async function admit(count: number, isOwner: boolean, toName: (index: number) => string | null) {
  const hasher = openBlockedHasher()
  const answers: (number | false)[] = []
  for (let index = 0; index < count; index += 1) {
    answers.push(await hasher.isRefused(isOwner, toName(index)))
  }
  return {
    crowd: hasher,
    letIn: answers.filter((answer) => answer === false).length,
    last: answers.at(-1),
  }
}

describe('limits on password hashing', () => {
  test('two unknown callers are served and six may wait', async () => {
    const { crowd: hasher, letIn, last } = await admit(9, false, (index) => `203.0.113.${index}`)
    expect([hasher.countRunning(), letIn, last]).toEqual([2, 8, 2])
  })

  test('one network address has four places', async () => {
    const { letIn, last } = await admit(5, false, () => '203.0.113.7')
    expect([letIn, last]).toEqual([4, 2])
  })

  test('verified owners have one more place and five waiting places', async () => {
    const { crowd: hasher, letIn, last } = await admit(7, true, (index) => `owner ${index}`)
    expect([hasher.countRunning(), letIn, last]).toEqual([1, 6, 2])
    expect(await hasher.isRefused(false, '203.0.113.7')).toBe(false)
  })

  test('one owner has two places', async () => {
    const { letIn, last } = await admit(3, true, () => 'owner')
    expect([letIn, last]).toEqual([2, 2])
  })
})

test('an owner is limited by account, an unknown caller by network address', () => {
  expect(toHashCaller({ clientAddress: '203.0.113.7' }, 'me')).toEqual({
    isOwner: true,
    name: 'me',
  })
  expect(toHashCaller({ clientAddress: '203.0.113.7' }, null)).toEqual({
    isOwner: false,
    name: '203.0.113.7',
  })
})
