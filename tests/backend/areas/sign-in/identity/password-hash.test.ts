import { createHook } from 'node:async_hooks'
import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import {
  createKeyDerivationPool,
  type KeyTask,
} from '@/backend/areas/sign-in/identity/key-derivation-pool'
import {
  createPasswordHasher,
  hashPassword,
  matchPassword,
  PASSWORD_COST,
  toHashCaller,
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

/** Derivations that never end, so that all who were let in stay. */
function openCrowd() {
  let running = 0
  const passwords = createPasswordHasher(() => {
    running += 1
    return new Promise(() => undefined)
  }, 4)
  return {
    countRunning: () => running,
    /** Whether there is no room, and if so after how many seconds to come again. */
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
  const crowd = openCrowd()
  const answers: (number | false)[] = []
  for (let index = 0; index < count; index += 1) {
    answers.push(await crowd.isRefused(isOwner, toName(index)))
  }
  return { crowd, letIn: answers.filter((answer) => answer === false).length, last: answers.at(-1) }
}

describe('hashing is dear, so that', () => {
  test('two strangers are served and six may wait', async () => {
    const { crowd, letIn, last } = await admit(9, false, (index) => `203.0.113.${index}`)
    expect([crowd.countRunning(), letIn, last]).toEqual([2, 8, 2])
  })

  test('one place has four of these', async () => {
    const { letIn, last } = await admit(5, false, () => '203.0.113.7')
    expect([letIn, last]).toEqual([4, 2])
  })

  test('owners have a place and five to wait in of their own', async () => {
    const { crowd, letIn, last } = await admit(7, true, (index) => `owner ${index}`)
    expect([crowd.countRunning(), letIn, last]).toEqual([1, 6, 2])
    expect(await crowd.isRefused(false, '203.0.113.7')).toBe(false)
  })

  test('one of them has two', async () => {
    const { letIn, last } = await admit(3, true, () => 'owner')
    expect([letIn, last]).toEqual([2, 2])
  })
})

test('who has a name of their own asks under it, and a stranger by the address', () => {
  expect(toHashCaller({ clientAddress: '203.0.113.7' }, 'me')).toEqual({
    isOwner: true,
    name: 'me',
  })
  expect(toHashCaller({ clientAddress: '203.0.113.7' }, null)).toEqual({
    isOwner: false,
    name: '203.0.113.7',
  })
})
